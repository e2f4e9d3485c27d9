import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { countAllSpaces } from "./spaceStore.ts";

export const getTotalSpacesQuantity: Handler<typeof operations.getTotalSpacesQuantity> = async (_needs, { query }) =>
  ok({ quantity: await countAllSpaces(query) });
