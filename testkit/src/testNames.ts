import type { Names } from "@atrium/server/calls";

/** DNS for a test: contains what its maps contain, and nothing else. */
export interface TestNames extends Names {
  records: Map<string, { texts?: readonly string[]; aliases?: readonly string[]; addresses?: readonly string[] }>;
  /** While true, lookups get no answer. */
  isDown: boolean;
}

export function createTestNames(): TestNames {
  const records: TestNames["records"] = new Map();
  const names: TestNames = {
    records,
    isDown: false,
    texts: (name) => answer(records.get(name)?.texts ?? []),
    aliases: (name) => answer(records.get(name)?.aliases ?? []),
    addresses: (name) => answer(records.get(name)?.addresses ?? []),
  };
  const answer = (found: readonly string[]) => Promise.resolve(names.isDown ? null : found);
  return names;
}
