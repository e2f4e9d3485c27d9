import { bind } from "../platform/calls/handler.ts";
import { createChatFileUploadIntent } from "./createChatFileUploadIntent.ts";
import { createFileUploadIntent } from "./createFileUploadIntent.ts";
import { createImageUploadIntent } from "./createImageUploadIntent.ts";
import { createLinkUploadIntent } from "./createLinkUploadIntent.ts";
import { createTemporaryFile } from "./createTemporaryFile.ts";
import { generatePersistedImageUploadUrl } from "./generatePersistedImageUploadUrl.ts";
import { getDefaultBackgrounds } from "./getDefaultBackgrounds.ts";
import { listAccountVideoBackgroundLibrary } from "./listAccountVideoBackgroundLibrary.ts";

const handlers = {
  createChatFileUploadIntent,
  createFileUploadIntent,
  createImageUploadIntent,
  createLinkUploadIntent,
  createTemporaryFile,
  generatePersistedImageUploadUrl,
  getDefaultBackgrounds,
  listAccountVideoBackgroundLibrary,
};

/** The operations around uploads; the bytes themselves arrive through `receiveUpload`. */
export const fileOperations = bind(undefined, handlers);
