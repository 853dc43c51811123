# The hub's package in a clean root, for install_in_clean_root, which sources it: it hosts, and stops when it is told to.
player torchside-hub --version
mkdir -p "$root/home/player/club"
inside "$root" chown player: /home/player/club
# A port that nobody has: the root shares this machine's net.
port=$((20000 + RANDOM % 10000))
player torchside-hub --quiet --journal /home/player/club/club.sqlite --listen "127.0.0.1:$port" --name "Clean club" >"$root/tmp/hub" 2>&1 &
hub=$!
for _ in $(seq 100); do
    page=$( (exec 3<>"/dev/tcp/127.0.0.1/$port" && printf 'GET /wall HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$port" >&3 && head -n 1 <&3) 2>/dev/null) && break
    sleep 0.1
done
[[ "${page:-}" == *" 200 "* ]] || { echo "No wall: ${page:-}"; cat "$root/tmp/hub"; exit 1; }
player torchside-hub status --journal /home/player/club/club.sqlite | grep -q "^0 open tables"
kill -TERM "$(pgrep -f "torchside-hub --quiet --journal /home/player/club/club.sqlite" | tail -n 1)"
wait "$hub" || { echo "It did not stop cleanly."; cat "$root/tmp/hub"; exit 1; }
echo "  a hub hosted, said how it was, and stopped when it was told to"
for file in share/doc/torchside-hub/copyright share/doc/torchside-hub/examples/nginx.conf lib/systemd/system/torchside-hub.service; do
    [ -s "$root/usr/$file" ] || { echo "/usr/$file is missing"; exit 1; }
done
[ "$(stat -c %a "$root/etc/default/torchside-hub")" = 600 ] || { echo "/etc/default/torchside-hub can be read by others"; exit 1; }
