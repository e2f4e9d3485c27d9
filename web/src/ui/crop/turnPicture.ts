/** The orientation of a picture: quarter turns clockwise, then mirrored or not. */
export interface Turned {
  quarters: 0 | 1 | 2 | 3;
  isMirrored: boolean;
}
interface Opened {
  file: File;
  url: string;
  size: { w: number; h: number };
}

export const UNTURNED: Turned = { quarters: 0, isMirrored: false };
const QUARTERS = [0, 1, 2, 3] as const;
/** Used at this quality only to crop and scale it afterwards: this is not what is sent. */
const QUALITY = 0.98;

/** A quarter turn to the left as seen: in a mirrored picture that is the other way round. */
export const turnedLeft = ({ quarters, isMirrored }: Turned): Turned => ({
  quarters: QUARTERS[(quarters + (isMirrored ? 1 : 3)) % 4] ?? 0,
  isMirrored,
});
/** Mirrors left and right as seen. */
export const mirrored = ({ quarters, isMirrored }: Turned): Turned => ({ quarters, isMirrored: !isMirrored });

/** The reoriented picture at a URL of its own; null if the browser cannot draw it. */
export async function turnPicture({ file, size }: Opened, { quarters, isMirrored }: Turned): Promise<Opened | null> {
  try {
    const picture = await createImageBitmap(file);
    const turned = quarters % 2 === 0 ? size : { w: size.h, h: size.w };
    const canvas = new OffscreenCanvas(turned.w, turned.h);
    const pen = canvas.getContext("2d");
    pen?.translate(turned.w / 2, turned.h / 2);
    pen?.scale(isMirrored ? -1 : 1, 1);
    pen?.rotate((quarters * Math.PI) / 2);
    pen?.drawImage(picture, -size.w / 2, -size.h / 2);
    picture.close();
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
    return { file: new File([blob], file.name, { type: blob.type }), url: URL.createObjectURL(blob), size: turned };
  } catch {
    return null;
  }
}
