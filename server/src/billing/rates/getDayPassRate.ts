import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { dayPassRate } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";

export const getDayPassRate: Handler<typeof operations.getDayPassRate> = async () => ok({ rate: dayPassRate() });
