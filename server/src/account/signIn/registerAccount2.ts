import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { startSignIn } from "./startSignIn.ts";
import type { StartNeeds } from "./startSignIn.ts";

export const registerAccount2: Handler<typeof operations.registerAccount2, StartNeeds> = startSignIn;
