const KINDS = ["image/jpeg", "image/png", "image/webp"];
const LARGEST_BYTES = 10_000_000;
const WIDTH = 1280;
const HEIGHT = 720;

export type ReadPicture = { ok: true; url: string } | { ok: false; problem: "pictureUnreadable" | "pictureTooLarge" };

/** The user's own picture, cropped to a camera's shape, as a data URL of about 100 kB. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > LARGEST_BYTES) return { ok: false, problem: "pictureTooLarge" };
  if (!KINDS.includes(file.type)) return { ok: false, problem: "pictureUnreadable" };
  try {
    return { ok: true, url: draw(await createImageBitmap(file)) };
  } catch {
    return { ok: false, problem: "pictureUnreadable" };
  }
}

/** @throws Error where there is no canvas to draw on */
function draw(picture: ImageBitmap): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas to draw on");
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
