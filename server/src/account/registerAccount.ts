import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { startSignIn } from "./signIn/startSignIn.ts";
import type { StartNeeds } from "./signIn/startSignIn.ts";

export const registerAccount: Handler<typeof operations.registerAccount, StartNeeds> = startSignIn;
