import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ElementFiles } from "./elementNeeds.ts";
import { findElement } from "./elementStore.ts";

export const getElementImageDownloadUrl: Handler<
  typeof operations.getElementImageDownloadUrl,
  { files: Pick<ElementFiles, "sign"> }
> = async ({ files }, { query, nowMs }, { roomId, id }) => {
  const { data, fileUrl = null } = (await findElement(query, { roomId, id }))?.row ?? {};
  if (data?.type !== "image" || fileUrl === null) return refuse("elementNotFound");
  return ok({ url: files.sign(fileUrl, nowMs) });
};
