#pragma once

#include <QBasicTimer>
#include <QQuickItem>

// What fills its place for every pointer, in use or not: nothing beneath it is tapped through it. Qt gives a
// press to the handlers of everything that lies there, and passes over what is out of use.
class Solid : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(bool solid READ isSolid WRITE setSolid NOTIFY solidChanged FINAL)
    // Takes each press, turn of the wheel and hovering that nothing in it takes.
    Q_PROPERTY(bool wall READ isWall WRITE setWall NOTIFY wallChanged FINAL)
    // For so long after it has come to sight, in ms, nothing in it takes a press: who taps twice on what
    // brings it up must not tap what it brings.
    Q_PROPERTY(int stillness READ stillness WRITE setStillness NOTIFY stillnessChanged FINAL)
    Q_PROPERTY(bool still READ isStill NOTIFY stillChanged FINAL)

public:
    explicit Solid(QQuickItem *parent = nullptr);

    bool isSolid() const { return solid_; }
    void setSolid(bool solid);
    bool isWall() const { return wall_; }
    void setWall(bool wall);
    int stillness() const { return stillness_; }
    void setStillness(int ms);
    bool isStill() const { return still_; }

    // Whether a press there, in the scene, is one on this: nothing solid lies above, and it stands long
    // enough.
    Q_INVOKABLE bool takes(QPointF scenePoint) const;
    // Takes no press for so long.
    Q_INVOKABLE void rest(int ms);

Q_SIGNALS:
    void solidChanged();
    void wallChanged();
    void stillnessChanged();
    void stillChanged();
    void answered(); // a button of it has done what it does

protected:
    bool event(QEvent *event) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void mousePressEvent(QMouseEvent *event) override { stop(event); }
    void mouseDoubleClickEvent(QMouseEvent *event) override { stop(event); }
    void mouseMoveEvent(QMouseEvent *event) override { stop(event); }
    void mouseReleaseEvent(QMouseEvent *event) override { stop(event); }
    void wheelEvent(QWheelEvent *event) override { stop(event); }
    void hoverMoveEvent(QHoverEvent *event) override { stop(event); }
    void hoverEnterEvent(QHoverEvent *event) override { stop(event); }
    void touchEvent(QTouchEvent *event) override { stop(event); }
    void timerEvent(QTimerEvent *event) override;

private:
    void stop(QPointerEvent *event) const;
    void stand();
    void setStill(bool still);

    bool solid_ = true;
    bool wall_ = false;
    int stillness_ = 0;
    bool still_ = false;
    QBasicTimer standing_;
};
