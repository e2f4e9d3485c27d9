import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A PDF with this many empty pages. */
export function pdfOf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ");
  const objects = [
    `<</Type/Catalog/Pages 2 0 R>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...Array.from({ length: pages }, () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>"),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`);
}

/** Files nobody should be able to upload, and the codes they are refused with. */
export async function badFiles(): Promise<Record<string, { content: Buffer; code: string }>> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } });
  const [jpeg, png] = [await picture.clone().jpeg().toBuffer(), await picture.clone().png().toBuffer()];
  const text = (content: string) => ({ content: Buffer.from(content), code: "invalidFileType" });
  const damaged = (content: Buffer) => ({ content, code: "fileDamaged" });
  return {
    "nothing at all": text(""),
    "plain text": text("hello"),
    HTML: text("<!doctype html><script>alert(1)</script>"),
    "SVG with a script": text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    XML: text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    "a zip archive": { content: Buffer.from("504b0304140000000000", "hex"), code: "invalidFileType" },
    "a program": { content: Buffer.from("4d5a90000300000004000000ffff0000", "hex"), code: "invalidFileType" },
    TIFF: { content: await picture.clone().tiff().toBuffer(), code: "invalidFileType" },
    AVIF: { content: await picture.clone().avif().toBuffer(), code: "invalidFileType" },
    "JPEG cut off in the middle": damaged(jpeg.subarray(0, jpeg.length >> 1)),
    "PNG with a broken heart": damaged(brokenIn(png)),
    "HTML behind the first bytes of a JPEG": damaged(
      Buffer.concat([jpeg.subarray(0, 4), Buffer.from("<html>".repeat(50))]),
    ),
    "a PNG that unpacks to 3.6 gigabytes": { content: pngSaying(30_000, 30_000), code: "imageTooLarge" },
    "a PNG of one very long line": { content: pngSaying(8001, 1), code: "imageTooLarge" },
    "a PNG within the edges but with too many pixels": { content: pngSaying(8000, 8000), code: "imageTooLarge" },
    "a GIF of very many large frames": { content: gifOfFrames(4000, 60), code: "imageTooLarge" },
    "the beginning of a PDF": damaged(Buffer.from("%PDF-1.7\n%nothing follows\n")),
    "a PDF with too many pages": { content: pdfOf(1001), code: "fileTooLarge" },
    "a PDF locked with a password": damaged(lockedPdf()),
  };
}

/** Claims to be encrypted, in a way nobody has a key for. */
function lockedPdf(): Buffer {
  const lock = `<</Filter/Standard/V 2/R 3/Length 128/P -44/O(${"o".repeat(32)})/U(${"u".repeat(32)})>>`;
  const text = pdfOf(1).toString("latin1");
  return Buffer.from(text.replace("/Size", `/ID[(0123456789abcdef)(0123456789abcdef)]/Encrypt ${lock}/Size`), "latin1");
}

function brokenIn(png: Buffer): Buffer {
  const broken = Buffer.from(png);
  const at = broken.indexOf("IDAT") + 4;
  broken.fill(0xff, at, at + 24);
  return broken;
}

/** A PNG whose header claims a size, and whose pixels are a few compressed zeros. */
function pngSaying(w: number, h: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(w, 0);
  header.writeUInt32BE(h, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A GIF of square frames, each compressed to a few bytes. */
function gifOfFrames(edge: number, frames: number): Buffer {
  const [low, high] = [edge & 0xff, edge >> 8];
  const header = Buffer.from([...Buffer.from("GIF89a"), low, high, low, high, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, low, high, low, high, 0, 2, 2, 0x4c, 0x01, 0]);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
