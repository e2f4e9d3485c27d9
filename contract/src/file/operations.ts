import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { name } from "../common/text.ts";
import { FloorUrl, WebLink } from "../space/records.ts";
import { FileUrl, IMAGE_UPLOAD_KINDS, LINK_UPLOAD_KINDS, VideoBackground } from "./records.ts";

const announced = {
  name: name(bounds.fileName),
  bytes: z
    .number()
    .int()
    .min(1)
    .max(2 ** 31),
};
/** Where to PUT the bytes, once and within the time. Answered by an `UploadedFile`. */
const intent = z.object({ uploadId: UploadId, uploadUrl: z.string(), expiresInMs: z.number() });

export const createImageUploadIntent = operation({
  name: "createImageUploadIntent",
  says: "Asks to upload a picture (JPEG, PNG, WebP, GIF). Good for one upload within 15 minutes.",
  input: z.strictObject({ kind: z.enum(IMAGE_UPLOAD_KINDS), ...announced }),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createLinkUploadIntent = operation({
  name: "createLinkUploadIntent",
  says: "Asks for a picture (JPEG, PNG, WebP, GIF) that the server fetches from a public link, once, when an empty body is PUT to the answered address. Good for one upload within 15 minutes.",
  input: z.strictObject({ kind: z.enum(LINK_UPLOAD_KINDS), link: WebLink }),
  success: intent,
  refusals: [],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createFileUploadIntent = operation({
  name: "createFileUploadIntent",
  says: "Asks to upload a PDF or a picture, to be shown in a room. Good for one upload within 15 minutes.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createChatFileUploadIntent = operation({
  name: "createChatFileUploadIntent",
  says: "Asks to upload a picture or a PDF for a message of a chat. Only whoever may read the message opens it.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createTemporaryFile = operation({
  name: "createTemporaryFile",
  says: "Asks to upload a PDF or a picture that is needed for a short while: it is removed after an hour.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const generatePersistedImageUploadUrl = operation({
  name: "generatePersistedImageUploadUrl",
  says: "The lasting address of a picture the caller has uploaded. What nothing shows after a day is removed.",
  input: z.strictObject({ uploadId: UploadId }),
  success: z.object({ url: FileUrl }),
  refusals: ["uploadIntentNotFound"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const getDefaultBackgrounds = operation({
  name: "getDefaultBackgrounds",
  says: "The backgrounds for rooms that ship with the app.",
  input: z.strictObject({}),
  success: z.object({ backgrounds: z.array(FloorUrl) }),
  refusals: [],
  may: "file.upload",
  subject: "session",
  atDomains: true,
  keeps: "nothing",
});

export const listAccountVideoBackgroundLibrary = operation({
  name: "listAccountVideoBackgroundLibrary",
  says: "The pictures that ship with the app to stand behind the caller in their own. One's own picture stays on one's device.",
  input: z.strictObject({}),
  success: z.object({ backgrounds: z.array(VideoBackground) }),
  refusals: [],
  may: "file.upload",
  subject: "session",
  atDomains: true,
  keeps: "nothing",
});
