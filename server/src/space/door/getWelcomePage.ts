import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { foldSlug, welcomeAsks } from "@atrium/rules";
import { findAccount } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findSpaceBySlug } from "../spaceStore.ts";

/** Public like the entrance: a caller without a session is asked for everything. */
export const getWelcomePage: Handler<typeof operations.getWelcomePage> = async (_needs, { query, caller }, input) => {
  const space = await findSpaceBySlug(query, foldSlug(input.slug));
  if (space === null) return refuse("spaceNotFound");
  const person = caller.accountId === null ? null : await findAccount(query, caller.accountId);
  return ok({ welcome: { isRequired: space.isWelcomeRequired, asks: welcomeAsks(space, person) } });
};
