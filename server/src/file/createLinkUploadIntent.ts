import { uploadBytes } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { nameOfLink } from "./nameOfLink.ts";
import { takeUpload } from "./wantUpload.ts";

export const createLinkUploadIntent: Handler<typeof operations.createLinkUploadIntent> = (
  _needs,
  context,
  { kind, link },
) => takeUpload(context, { kind, name: nameOfLink(link), bytes: uploadBytes[kind], link });
