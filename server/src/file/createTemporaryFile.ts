import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { wantUpload } from "./wantUpload.ts";

export const createTemporaryFile: Handler<typeof operations.createTemporaryFile> = (_needs, context, input) =>
  wantUpload(context, { kind: "temporary", ...input });
