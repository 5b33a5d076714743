#!/bin/sh
# Render the weaving film and write content/files/weaving.mp4 with its poster: film.sh <scratch folder> [--keep-frames]
set -eu
scratch=${1:?scratch folder}; here=$(cd "$(dirname "$0")/.." && pwd); root=$here/../../..
frames=$scratch/film; mkdir -p "$frames"
if [ "${2:-}" != --keep-frames ]; then
  PYTHONPATH="$here/blender" nice -n 19 blender -b --factory-startup --python-use-system-env -t 2 --python "$here/blender/weaving_film.py" -- \
    w=848 h=480 pct="${PERCENT:-100}" spp="${SAMPLES:-8}" first=0 last=19 out="$frames"
fi
quiet() { nice -n 19 ffmpeg -y -v error "$@"; }
# Two picks make a cycle of 20 frames, ten a second. Two cycles are interpolated to 24 a second; the middle two seconds,
# whose neighbours are known on both sides, are the finished cycle, and three of them the film.
quiet -framerate 10 -i "$frames/%04d.png" -vf "scale=848:480:flags=lanczos,nlmeans=s=5:p=5:r=7,format=yuv420p" -c:v ffv1 "$scratch/clean.mkv"
quiet -stream_loop 1 -i "$scratch/clean.mkv" -vf "minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc:me_mode=bidir,trim=start_frame=24:end_frame=72,setpts=PTS-STARTPTS" -c:v ffv1 "$scratch/cycle.mkv"
quiet -stream_loop 2 -i "$scratch/cycle.mkv" -an -map_metadata -1 -r 24 -vf hqdn3d=4:3:3:3 -c:v libx264 -pix_fmt yuv420p -preset medium -crf 28 -movflags +faststart "$root/content/files/weaving.mp4"
quiet -ss 0.40 -i "$root/content/files/weaving.mp4" -frames:v 1 "$scratch/poster.png"
node "$here/post/finish.mjs" "$scratch/poster.png" "$root/content/pictures/weaving-poster.webp" 1.0 0 848
