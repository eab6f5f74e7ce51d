#!/bin/sh
# The nutrition page's film: three slow moves over the finished stills, faded into each other.
# sh kitchen_film.sh   (ffmpeg with libsvtav1; writes into media/film and media/site)
set -e
media=$(cd "$(dirname "$0")/.." && pwd)
name=program-evo-nutrition
raw=$(mktemp -d)/raw.mp4
still() { echo "-loop 1 -t 4.5 -i $media/site/$name-$1.webp"; }
move() { echo "scale=3200:-1,zoompan=z='$1':x='(iw-iw/zoom)*($2)':y='(ih-ih/zoom)*$3':d=1:s=1280x720:fps=24,trim=duration=4.5,setpts=PTS-STARTPTS"; }
ffmpeg -y -v error $(still 3) $(still 2) $(still 4) -filter_complex "
[0]$(move '1.02+0.0012*on' '0.3+0.002*on' 0.6)[a];
[1]$(move '1.18-0.001*on' 0.5 0.5)[b];
[2]$(move '1.05+0.0012*on' '0.7-0.002*on' 0.7)[c];
[a][b]xfade=transition=fade:duration=0.75:offset=3.75[ab];
[ab][c]xfade=transition=fade:duration=0.75:offset=7.5,format=yuv420p[v]" \
  -map "[v]" -r 24 -c:v libx264 -crf 0 -preset ultrafast "$raw"
ffmpeg -y -v error -i "$raw" -c:v libx264 -crf 27 -preset slow -movflags +faststart -an "$media/film/$name.mp4"
ffmpeg -y -v error -i "$raw" -c:v libsvtav1 -crf 42 -preset 6 -an "$media/film/$name.webm"
ffmpeg -y -v error -i "$raw" -frames:v 1 -c:v libwebp -quality 82 "$media/site/poster-$name.webp"
rm -r "$(dirname "$raw")"
