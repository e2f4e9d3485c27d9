import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { startSignIn } from "../signIn/startSignIn.ts";
import type { StartNeeds } from "../signIn/startSignIn.ts";

/** Only somebody who has proven to read the address's mail learns whether another account uses it. */
export const changeAccountEmail: Handler<typeof operations.changeAccountEmail, StartNeeds> = (needs, context, input) =>
  startSignIn(needs, context, { ...input, accountId: context.accountId });
