/** An area of a picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Size {
  w: number;
  h: number;
}

const QUALITY = 0.92;

/** The size of the cropped picture: unchanged, or scaled to fit. */
export function croppedSize({ w, h }: CropArea, most: Size): Size {
  const scale = Math.min(1, most.w / w, most.h / h);
  return { w: Math.max(1, Math.round(w * scale)), h: Math.max(1, Math.round(h * scale)) };
}

/** The cropped area as a file; null if the browser cannot encode it. */
export async function cropPicture(file: File, area: CropArea, most: Size): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const { w, h } = croppedSize(area, most);
    const canvas = new OffscreenCanvas(w, h);
    canvas.getContext("2d")?.drawImage(picture, area.x, area.y, area.w, area.h, 0, 0, w, h);
    picture.close();
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}

/** Whether the browser can open a file as a picture, and its size. */
export async function pictureSize(file: File): Promise<Size | null> {
  try {
    const picture = await createImageBitmap(file);
    const size = { w: picture.width, h: picture.height };
    picture.close();
    return size;
  } catch {
    return null;
  }
}
