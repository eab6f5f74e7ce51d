const LONGEST = 2560;

/** A photo no larger than the site needs. A file that this browser can't decode stays as it is: the server can decode more formats. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    if (scale === 1) return file;
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    const drawing = canvas.getContext("2d")!;
    // A JPEG has no transparent parts: without this they would be black.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  } catch {
    return file;
  }
}
