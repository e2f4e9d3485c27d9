import { z } from "zod";
import { uploads } from "../common/constants.ts";
import { UploadId } from "../common/ids.ts";

/** What an upload is for: it determines its size limit and processing. */
export const UPLOAD_KINDS = ["avatar", "logo", "roomBackground", "image", "file", "temporary", "chat"] as const;
export const UploadKind = z.enum(UPLOAD_KINDS);
export type UploadKind = z.infer<typeof UploadKind>;
/** Kinds that must be pictures; the others may be PDFs too. */
export const IMAGE_UPLOAD_KINDS = [
  "avatar",
  "logo",
  "roomBackground",
  "image",
] as const satisfies readonly UploadKind[];

/** Kinds that may also be fetched by the server from a link. */
export const LINK_UPLOAD_KINDS = ["roomBackground"] as const satisfies readonly UploadKind[];

/** Types a browser may offer; checked by content, whatever the file's name. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const PDF_TYPE = "application/pdf";

/** Maximum bytes of a kind. PDFs may be larger than pictures where both are allowed. */
export const uploadBytes = {
  avatar: uploads.avatarBytes,
  logo: uploads.imageBytes,
  roomBackground: uploads.roomBackgroundBytes,
  image: uploads.imageBytes,
  file: uploads.pdfBytes,
  temporary: uploads.pdfBytes,
  chat: uploads.pdfBytes,
} as const satisfies Record<UploadKind, number>;

/** Backgrounds for people's cameras that ship with the app. */
export const VIDEO_BACKGROUNDS = ["office", "garden", "evening", "dunes", "lounge", "rooftop", "gallery"] as const;
export const VideoBackground = z.enum(VIDEO_BACKGROUNDS);
export type VideoBackground = z.infer<typeof VideoBackground>;

/** Permanent URL of a file: `/files/` and a random name made by the server. Opens with a session or a signature. */
export const FileUrl = z.string().regex(/^\/files\/[A-Za-z0-9_-]{32}$/, "must be the address of a file");
export type FileUrl = z.infer<typeof FileUrl>;

/** A finished upload. */
export const UploadedFile = z.object({
  uploadId: UploadId,
  kind: UploadKind,
  /** A signed URL that opens the file for ten minutes. */
  url: z.string(),
  name: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  /** Size in pixels as stored; null for PDFs. */
  size: z.object({ w: z.number().int(), h: z.number().int() }).nullable(),
  /** The dominant colour of a picture, as #rrggbb; null for PDFs. */
  dominantColor: z.string().nullable(),
  /** For a PDF; null for pictures. */
  pages: z.number().int().nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
