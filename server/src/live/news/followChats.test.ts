import { newId } from "@atrium/contract";
import type { AccountId, NewsItem, TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import { chatChanged } from "../../chat/index.ts";
import { createLocalBus } from "../../platform/bus.ts";
import { followChats } from "./followChats.ts";

test("readers of a team's chat whose old messages went count anew what is unread", async () => {
  const [bus, teamId, reader] = [createLocalBus(), newId<TeamId>(), newId<AccountId>()];
  const told: [readonly AccountId[], readonly NewsItem[]][] = [];
  const stop = followChats({
    bus,
    spaces: { find: () => null },
    desk: { hearersOf: async (of) => (of === teamId ? [reader] : []) },
    listeners: { tellAll: (accountIds, items) => void told.push([[...accountIds], items]) },
    onFault: (error) => expect.unreachable(String(error)),
  });
  bus.publish(chatChanged, { place: { kind: "team", teamId }, revision: 7, change: { kind: "cleared", position: 3 } });
  await expect.poll(() => told).toEqual([[[reader], [{ kind: "changed", operation: "getUnreadChats", subject: {} }]]]);
  stop();
});
