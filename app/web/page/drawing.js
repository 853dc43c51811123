// The means of drawing, which a browser may take away.
import {madeByQt} from "./system.js";

const kinds = [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext].filter(Boolean), attributes = 8;

// Qt leaves what it read from a buffer switched on when it deletes that, as after a picture was made of a page; then whatever is
// drawn next without it is refused.
for (const kind of kinds) {
    const plain = kind.prototype.deleteBuffer;
    kind.prototype.deleteBuffer = function (buffer) {
        for (let at = 0; buffer && at < attributes; ++at)
            if (this.getVertexAttrib(at, this.VERTEX_ATTRIB_ARRAY_BUFFER_BINDING) === buffer)
                this.disableVertexAttribArray(at);
        plain.call(this, buffer);
    };
}

export const drawsWithGl = () => ["webgl2", "webgl"].some(each => document.createElement("canvas").getContext(each) !== null);

// A phone takes it away from what it doesn't show: then the page begins anew where it was.
export function comeBack() {
    const anew = () => {
        if (document.visibilityState === "visible")
            location.reload();
        else
            document.addEventListener("visibilitychange", anew, {once: true});
    };
    for (const canvas of madeByQt("canvas"))
        canvas.addEventListener("webglcontextlost", anew);
}
