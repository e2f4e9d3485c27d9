import { IMAGE_UPLOAD_KINDS, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { lastingUrl } from "./uploadStore.ts";

export const generatePersistedImageUploadUrl: Handler<typeof operations.generatePersistedImageUploadUrl> = async (
  _needs,
  context,
  { uploadId },
) => {
  const asked = { uploadId, accountId: context.accountId, kinds: IMAGE_UPLOAD_KINDS };
  const url = await lastingUrl(context.tx, asked);
  return url === null ? refuse("uploadIntentNotFound") : ok({ url });
};
