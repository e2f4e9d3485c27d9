import { must } from "@atrium/contract";
import type { AccountId, RoomSnapshot } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomRule, RoomScene } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { decideShareScreen } from "../room/decide/decideShareScreen.ts";
import { decideLeaveStage } from "./decideOwnPart.ts";
import { decideUpdatePublication } from "./decideUpdatePublication.ts";
import { pageAgain } from "./pageRights.ts";
import { becomes } from "./stageParts.ts";

const PAGE = "https://example.org/plan";

/** A stage with a host in the audience and two presenters. */
function aStage(flags: { iframe?: boolean } = {}) {
  const whole = aRoom({ type: "stage" });
  const room = { ...whole, permissions: { ...whole.permissions, ...flags } };
  const people = (["SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_MEMBER"] as const).map((role) =>
    aParticipant({ roomId: room.id, role, name: role }),
  );
  const idOf = (at: number): AccountId => must(people[at], "one of them").accountId;
  const inSpace = readTables(aSpaceSnapshot({ rooms: [room], people }).records);
  const members = people.map(({ accountId }, seat) => aMember({ accountId, seat }));
  let records: RoomSnapshot["records"] = aRoomSnapshot({ roomId: room.id, members }).records;
  const scene = (): RoomScene => ({ plan: "custom", room, inSpace, inRoom: readTables(records) });
  for (const at of [1, 2]) records = applyPatches(records, [becomes(scene(), idOf(at), { state: "on", nowMs: at })]);
  function by<Input>(at: number, rule: RoomRule<Input, never>, input: Input): string {
    const self = { participant: must(people[at], "one of them"), member: must(records.member[idOf(at)], "inside") };
    const decision: Decision = rule(scene(), self, input);
    if (!decision.ok) return (decision as { code: string }).code;
    records = applyPatches(records, decision.patches);
    return "done";
  }
  type Published = { screen?: boolean; iframeUrl?: string | null };
  return {
    publish: (at: number, what: Published) => by(at, decideUpdatePublication as RoomRule<Published>, what),
    share: (at: number) => by(at, decideShareScreen as RoomRule<{ screen: boolean }>, { screen: true }),
    leave: (at: number) => by(at, decideLeaveStage as RoomRule<object>, {}),
    again: (at: number, url: string | null) => pageAgain(scene(), idOf(at), url),
    page: (at: number) => records.stagePart[idOf(at)]?.iframeUrl ?? null,
    sharesScreen: (at: number) => records.member[idOf(at)]?.sharingScreen,
  };
}
const [HOST, ONE, OTHER] = [0, 1, 2];

test("a presenter shows a page in the place of a shared screen, and nobody else shows anything meanwhile", () => {
  const { publish, share, page } = aStage();
  expect(publish(HOST, { iframeUrl: PAGE })).toBe("alreadyNotOnStage");
  expect(publish(ONE, { iframeUrl: PAGE })).toBe("done");
  expect(page(ONE)).toBe(PAGE);
  expect(publish(OTHER, { iframeUrl: PAGE })).toBe("anotherAccountIsTranslating");
  expect([share(OTHER), publish(OTHER, { screen: true })]).toEqual(["forbidden", "anotherAccountIsTranslating"]);
});

test("a page is ended by whoever shows it and by hosts, not by another presenter, and with their stepping down", () => {
  const { publish, leave, page } = aStage();
  publish(ONE, { iframeUrl: PAGE });
  expect(publish(OTHER, { iframeUrl: null })).toBe("done");
  expect(page(ONE)).toBe(PAGE);
  expect(publish(HOST, { iframeUrl: null })).toBe("done");
  expect(page(ONE)).toBeNull();
  publish(ONE, { iframeUrl: PAGE });
  publish(ONE, { iframeUrl: null });
  expect(page(ONE)).toBeNull();
  publish(ONE, { iframeUrl: PAGE });
  leave(ONE);
  expect(publish(OTHER, { iframeUrl: PAGE })).toBe("done");
});

test("one's own screen takes the place of one's page, and a page waits for the end of the screen", () => {
  const { publish, share, page, sharesScreen } = aStage();
  publish(ONE, { iframeUrl: PAGE });
  expect(share(ONE)).toBe("done");
  expect([page(ONE), sharesScreen(ONE)]).toEqual([null, true]);
  expect(publish(ONE, { iframeUrl: PAGE })).toBe("anotherAccountIsTranslating");
  publish(ONE, { screen: false });
  expect(publish(ONE, { iframeUrl: PAGE })).toBe("done");
});

test("where a room allows no pages none is shown, and one that is there can be ended", () => {
  const { publish } = aStage({ iframe: false });
  expect(publish(ONE, { iframeUrl: PAGE })).toBe("elementIsForbidden");
  expect(publish(ONE, { iframeUrl: null })).toBe("done");
});

test("a page is shown again only by whoever may still show one, and while nobody else shows anything", () => {
  const shown = ({ again }: ReturnType<typeof aStage>) => again(ONE, PAGE).length;
  expect(shown(aStage())).toBe(1);
  expect(shown(aStage({ iframe: false }))).toBe(0);
  const taken = aStage();
  taken.share(OTHER);
  expect(shown(taken)).toBe(0);
  expect(aStage().again(ONE, null)).toEqual([]);
});
