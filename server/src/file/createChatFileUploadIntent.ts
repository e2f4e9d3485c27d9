import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { wantUpload } from "./wantUpload.ts";

export const createChatFileUploadIntent: Handler<typeof operations.createChatFileUploadIntent> = (
  _needs,
  context,
  input,
) => wantUpload(context, { kind: "chat", ...input });
