import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { wantUpload } from "./wantUpload.ts";

export const createFileUploadIntent: Handler<typeof operations.createFileUploadIntent> = (_needs, context, input) =>
  wantUpload(context, { kind: "file", ...input });
