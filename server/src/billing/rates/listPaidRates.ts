import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { paidRates } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";

export const listPaidRates: Handler<typeof operations.listPaidRates> = async () => ok({ rates: paidRates() });
