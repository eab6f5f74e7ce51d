/** The longer side of a film, in pixels. */
const WIDEST = 1280;
const BITS_PER_SECOND = 2_500_000;
const FRAMES_PER_SECOND = 30;
/** Formats that the site accepts and this browser may be able to record, best first. */
const RECORDED = ["video/mp4;codecs=avc1.4D401F", "video/webm;codecs=vp9", "video/webm"];
const UNREADABLE =
  "This browser cannot play that film. Export it as MP4 (H.264), or try another browser, then choose it again.";

type Limits = { seconds: number; bytes: number };

/** The film in a player, ready at its first picture. */
export async function openFilm(file: File): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  video.src = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    video.addEventListener("loadeddata", resolve, { once: true });
    video.addEventListener("error", () => reject(new Error(UNREADABLE)), { once: true });
    video.load();
  });
  if (video.videoWidth === 0) throw new Error(UNREADABLE);
  return video;
}

/** The picture that the player shows now. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = canvasFor(video, Infinity);
  canvas.getContext("2d")!.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))), "image/jpeg", 0.92),
  );
}

/**
 * The file itself if the site accepts it, otherwise a recording of it: smaller, without sound, and cut at the limit.
 */
export async function convertFilm(
  video: HTMLVideoElement,
  file: File,
  limits: Limits,
  showProgress: (part: number) => void,
): Promise<Blob> {
  const isShort = video.duration <= limits.seconds;
  if (isShort && file.size <= limits.bytes && (await isAccepted(file))) return file;
  const type = RECORDED.find((each) => MediaRecorder.isTypeSupported(each));
  if (!type) throw new Error(UNREADABLE);
  const canvas = canvasFor(video, WIDEST);
  const brush = canvas.getContext("2d")!;
  brush.drawImage(video, 0, 0, canvas.width, canvas.height);
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const length = Math.min(video.duration || Infinity, limits.seconds);
  const isStopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  const draw = () => {
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    showProgress(Math.min(1, video.currentTime / length));
    if (video.ended || video.currentTime >= length) recorder.stop();
    else requestAnimationFrame(draw);
  };
  recorder.start();
  await video.play();
  draw();
  await isStopped;
  video.pause();
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type });
}

/** WebM, or MP4 in H.264. A phone's own format may be HEVC. */
async function isAccepted(file: File): Promise<boolean> {
  const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
  if (text.startsWith("\x1a\x45\xdf\xa3")) return true;
  return text.slice(4, 8) === "ftyp" && text.includes("avc1") && !/hvc1|hev1/.test(text);
}

function canvasFor({ videoWidth, videoHeight }: HTMLVideoElement, widest: number): HTMLCanvasElement {
  const scale = Math.min(1, widest / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement("canvas");
  // Encoders need even sizes.
  canvas.width = Math.round((videoWidth * scale) / 2) * 2;
  canvas.height = Math.round((videoHeight * scale) / 2) * 2;
  return canvas;
}
