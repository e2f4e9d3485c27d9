import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { startSignIn } from "../signIn/startSignIn.ts";
import type { StartNeeds } from "../signIn/startSignIn.ts";

/** Whether the address is somebody else's is told to who has proven that they read its mail. */
export const changeAccountEmail: Handler<typeof operations.changeAccountEmail, StartNeeds> = (needs, context, input) =>
  startSignIn(needs, context, { ...input, accountId: context.accountId });
