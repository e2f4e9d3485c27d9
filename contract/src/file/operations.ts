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
/** Where to PUT the bytes, once and in time. The reply is an `UploadedFile`. */
const intent = z.object({ uploadId: UploadId, uploadUrl: z.string(), expiresInMs: z.number() });

export const createImageUploadIntent = operation({
  name: "createImageUploadIntent",
  says: "Requests an upload of a picture (JPEG, PNG, WebP, GIF). Valid for one upload within 15 minutes.",
  input: z.strictObject({ kind: z.enum(IMAGE_UPLOAD_KINDS), ...announced }),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createLinkUploadIntent = operation({
  name: "createLinkUploadIntent",
  says: "Requests a picture (JPEG, PNG, WebP, GIF) that the server fetches from a public link, once, when an empty body is PUT to the returned URL. Valid for one upload within 15 minutes.",
  input: z.strictObject({ kind: z.enum(LINK_UPLOAD_KINDS), link: WebLink }),
  success: intent,
  refusals: [],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createFileUploadIntent = operation({
  name: "createFileUploadIntent",
  says: "Requests an upload of a PDF or a picture that is to be shown in a room. Valid for one upload within 15 minutes.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createChatFileUploadIntent = operation({
  name: "createChatFileUploadIntent",
  says: "Requests an upload of a picture or a PDF for a chat message. Only people who may read the message can open it.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const createTemporaryFile = operation({
  name: "createTemporaryFile",
  says: "Requests an upload of a PDF or a picture for temporary use: it is deleted after an hour.",
  input: z.strictObject(announced),
  success: intent,
  refusals: ["fileTooLarge"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const generatePersistedImageUploadUrl = operation({
  name: "generatePersistedImageUploadUrl",
  says: "The permanent URL of a picture the caller has uploaded. A picture that nothing shows is deleted after a day.",
  input: z.strictObject({ uploadId: UploadId }),
  success: z.object({ url: FileUrl }),
  refusals: ["uploadIntentNotFound"],
  may: "file.upload",
  subject: "session",
  atDomains: true,
});

export const getDefaultBackgrounds = operation({
  name: "getDefaultBackgrounds",
  says: "The room backgrounds that ship with the app.",
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
  says: "The camera backgrounds that ship with the app. A picture of one's own stays on the device.",
  input: z.strictObject({}),
  success: z.object({ backgrounds: z.array(VideoBackground) }),
  refusals: [],
  may: "file.upload",
  subject: "session",
  atDomains: true,
  keeps: "nothing",
});
