/** Shows the crop that the sliders set. Dragging changes it too. */
export default function crop(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const frame = form.querySelector<HTMLElement>("[data-original]")!;
  const slider = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  const [across, down, closer] = [slider("across"), slider("down"), slider("closer")];
  const photo = new Image();
  photo.alt = "";
  photo.draggable = false;
  photo.src = frame.dataset.original ?? "";

  /** The size of the photo as a multiple of the frame's size. */
  function size() {
    const shape = frame.clientWidth / frame.clientHeight;
    const own = photo.naturalWidth / photo.naturalHeight;
    const scale = closer.valueAsNumber / 100;
    return { wide: Math.max(1, own / shape) * scale, high: Math.max(1, shape / own) * scale };
  }

  function show() {
    const { wide, high } = size();
    photo.style.width = `${wide * 100}%`;
    photo.style.height = `${high * 100}%`;
    photo.style.left = `${(1 - wide) * across.valueAsNumber}%`;
    photo.style.top = `${(1 - high) * down.valueAsNumber}%`;
  }

  /** Dragging to the right shows what is farther left. */
  function drag({ movementX, movementY, buttons }: PointerEvent) {
    if (buttons === 0) return;
    const { wide, high } = size();
    move(across, movementX / frame.clientWidth / (1 - wide));
    move(down, movementY / frame.clientHeight / (1 - high));
    show();
  }

  photo.addEventListener("load", () => {
    frame.append(photo);
    form.addEventListener("input", show);
    new ResizeObserver(show).observe(frame);
    frame.addEventListener("pointerdown", ({ pointerId }) => frame.setPointerCapture(pointerId));
    frame.addEventListener("pointermove", drag);
  });
}

function move(slider: HTMLInputElement, part: number) {
  if (Number.isFinite(part)) slider.value = String(slider.valueAsNumber + part * 100);
}
