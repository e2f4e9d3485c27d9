import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { startSignIn } from "./startSignIn.ts";
import type { StartNeeds } from "./startSignIn.ts";

export const registerAccount: Handler<typeof operations.registerAccount, StartNeeds> = startSignIn;
