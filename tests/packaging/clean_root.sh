# A clean Debian in a folder, for the scripts beside this file, which source it. They run as root, or ask sudo.

become_root() {
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null || { echo "Please run this as root, or install sudo." >&2; exit 1; }
    exec sudo --preserve-env=DEBIAN_MIRROR,TORCHSIDE_ROOT,TMPDIR,http_proxy,https_proxy "$0" "$@"
}

need() {
    command -v "$1" >/dev/null || { echo "Please install $2." >&2; exit 1; }
}

# $DEBIAN_MIRROR, or where apt gets Debian itself from.
debian_mirror() {
    local mirror=${DEBIAN_MIRROR:-}
    [ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(SITE) $(LABEL)' 'Created-By: Packages' | sed -n 's/ Debian$//p' | head -n 1)
    [ -n "$mirror" ] || { echo "Please name a mirror of Debian in DEBIAN_MIRROR." >&2; exit 1; }
    echo "$mirror"
}

# clean_root SUITE FOLDER: a minimal Debian, ready for apt; one that is there already is used again.
clean_root() {
    local suite=$1 folder=$2
    if [ ! -e "$folder/etc/debian_version" ]; then
        echo "Making a clean $suite in $folder …"
        debootstrap --variant=minbase "$suite" "$folder" "$(debian_mirror)" >"$folder.log" 2>&1 || { tail -n 20 "$folder.log"; exit 1; }
        rm -f "$folder.log"
    fi
    [ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$folder/etc/resolv.conf"
    if [ -d /usr/local/share/ca-certificates ]; then # whom this machine trusts beside Debian's, it trusts, too
        mkdir -p "$folder/usr/local/share/ca-certificates"
        cp -r /usr/local/share/ca-certificates/. "$folder/usr/local/share/ca-certificates"
    fi
    printf '#!/bin/sh\nexit 101\n' >"$folder/usr/sbin/policy-rc.d" # no services in there
    chmod +x "$folder/usr/sbin/policy-rc.d"
    mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"
    mkdir -p "$folder/dev/shm"
    mountpoint -q "$folder/dev/shm" || mount -t tmpfs -o mode=1777 tmpfs "$folder/dev/shm"
}

# inside FOLDER COMMAND…: runs it in there, without this machine's settings but where packages come from.
inside() {
    local folder=$1 registry
    shift
    registry=$(npm config get registry 2>/dev/null || true)
    chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        ${registry:+npm_config_registry="$registry"} "$@"
}

leave_root() {
    local folder=$1
    ! mountpoint -q "$folder/dev/shm" || umount "$folder/dev/shm"
    ! mountpoint -q "$folder/proc" || umount "$folder/proc"
}

remove_root() {
    leave_root "$1"
    rm -rf --one-file-system "$1"
}
