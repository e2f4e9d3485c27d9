import { AccountId, type RoomElement } from "@atrium/contract";
import { anElement, aRoom } from "@atrium/testkit/liveBuilders";
import { expect, test, vi } from "vitest";
import type { ElementMaker } from "./elementRights.ts";
import { elementTools, type ToolHands } from "./elementTools.ts";

const [me, kofi] = ["m", "k"].map((letter) => AccountId.parse(letter.repeat(21))) as [AccountId, AccountId];
const maker: ElementMaker = {
  accountId: me,
  name: "Me",
  role: "SPACE_MEMBER",
  areas: [],
  room: aRoom(),
  plan: "custom",
};
const picture = (changes: Partial<RoomElement>, link: string | null = null) =>
  anElement({ creatorId: kofi, data: { type: "image", url: "", link }, ...changes });

function toolsOf(element: RoomElement, ask: ToolHands["ask"] = vi.fn()) {
  const hands = { ask, openLink: vi.fn() } as Partial<ToolHands> as ToolHands;
  return { tools: elementTools([element], maker, hands), hands };
}
const idsOf = ({ tools }: ReturnType<typeof toolsOf>) => tools.map(({ id }) => id);

test("who locked a thing can be asked by everybody whom it is locked for", () => {
  const locked = picture({ lockerId: kofi, lockerRole: "TEAM_ADMIN" });
  const { tools, hands } = toolsOf(locked);
  expect(idsOf({ tools, hands })).toEqual(["download", "ask"]);
  tools.find(({ id }) => id === "ask")?.run();
  expect(hands.ask).toHaveBeenCalledWith(kofi);
  expect(idsOf(toolsOf(locked, null))).toEqual(["download"]);
  expect(idsOf(toolsOf(picture({ creatorId: me, lockerId: me, lockerRole: "SPACE_MEMBER" })))).not.toContain("ask");
  expect(idsOf(toolsOf(picture({})))).not.toContain("ask");
});

test("a picture that has a link opens it, for everybody", () => {
  const { tools, hands } = toolsOf(picture({}, "https://example.org/plan"));
  tools.find(({ id }) => id === "openLink")?.run();
  expect(hands.openLink).toHaveBeenCalledWith("https://example.org/plan");
  expect(idsOf(toolsOf(picture({})))).not.toContain("openLink");
});
