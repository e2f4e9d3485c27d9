import { newId } from "@atrium/contract";
import type { AccountId, NewsItem, TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import { chatChanged } from "../../chat/index.ts";
import { createLocalBus } from "../../platform/bus.ts";
import { followChats } from "./followChats.ts";

test("readers of a team's chat hear that its old messages went, and count anew what is unread", async () => {
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
  const cleared = { kind: "chatCleared", chat: { kind: "team", teamId }, revision: 7, position: 3 };
  const unread = { kind: "changed", operation: "getUnreadChats", subject: {} };
  await expect.poll(() => told).toEqual([[[reader], [cleared, unread]]]);
  stop();
});
