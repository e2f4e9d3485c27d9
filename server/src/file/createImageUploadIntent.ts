import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { wantUpload } from "./wantUpload.ts";

export const createImageUploadIntent: Handler<typeof operations.createImageUploadIntent> = (_needs, context, input) =>
  wantUpload(context, input);
