import type { Fault } from "./fault.ts";
import { mediaFaults } from "./mediaFaults.ts";
import { rulesFaults } from "./rulesFaults.ts";
import { serverFaults } from "./serverFaults.ts";
import { webFaults } from "./webFaults.ts";

export const allFaults: readonly Fault[] = [...rulesFaults, ...serverFaults, ...mediaFaults, ...webFaults];
