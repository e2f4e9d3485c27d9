import { newId } from "@atrium/contract";
import type { AccountId, ConnectionId, NewsItem, RecordingId, SpaceId, TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import type { Outlet } from "../sockets/outlet.ts";
import { Listeners } from "./listeners.ts";

test("at a space's own domain one hears of that space, and of nothing else the account has", () => {
  const accountId = newId<AccountId>();
  const spaceId = newId<SpaceId>();
  const ofSpace: NewsItem = { kind: "changed", operation: "getSpace", subject: { spaceId } };
  const spaceChat: NewsItem = { kind: "chatRead", chat: { kind: "space", spaceId }, position: 1 };
  const finished = (of: SpaceId): NewsItem => ({
    kind: "recordingFinished",
    recordingId: newId<RecordingId>(),
    spaceId: of,
    slug: "garden",
    roomName: "Hall",
    state: "ready",
  });
  const recording = finished(spaceId);
  const elsewhere: NewsItem[] = [
    finished(newId<SpaceId>()),
    { kind: "changed", operation: "listAccountTeams", subject: {} },
    { kind: "changed", operation: "getSpace", subject: { spaceId: newId<SpaceId>() } },
    { kind: "chatRead", chat: { kind: "team", teamId: newId<TeamId>() }, position: 1 },
    { kind: "chatRead", chat: { kind: "direct", accountId: newId<AccountId>() }, position: 1 },
    { kind: "chatRead", chat: { kind: "space", spaceId: newId<SpaceId>() }, position: 1 },
  ];
  const listeners = new Listeners();
  const everywhere = listen(listeners, { accountId });
  const here = listen(listeners, { accountId, onlySpace: spaceId });
  listeners.tell(new Map([[accountId, [ofSpace, ...elsewhere]]]));
  listeners.tellAll([accountId], [spaceChat, recording, ...elsewhere]);
  listeners.tellAll([accountId], elsewhere);
  expect(everywhere).toEqual([ofSpace, ...elsewhere, spaceChat, recording, ...elsewhere, ...elsewhere]);
  expect(here).toEqual([ofSpace, spaceChat, recording]);
});

/** Everything it receives from now on. */
function listen(listeners: Listeners, who: { accountId: AccountId; onlySpace?: SpaceId }): NewsItem[] {
  const heard: NewsItem[] = [];
  const deliver: Outlet["deliver"] = (frame) => {
    const message = frame.message();
    if (message.type === "news") heard.push(...message.news);
  };
  const outlet = { connectionId: newId<ConnectionId>(), deliver } as Outlet;
  listeners.add({ ...who, sessionId: "s", address: "a", outlet, isOwnLink: true });
  return heard;
}
