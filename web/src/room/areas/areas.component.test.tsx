import { constants } from "@atrium/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { cast, elementIdOf, idOf, roomIdOf } from "../fixtures/people.ts";
import { areas } from "../fixtures/things.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { PANEL_KEY } from "../useRoomState.ts";

const WITH_ME = ["arina", "marina"];
const inside = cast.map((person) => ({ ...person, areas: WITH_ME.includes(person.key) ? ["focus"] : [] }));
const acts = page.getByTestId("area-acts");
const card = page.getByTestId("private-area");

async function inArea(size: [number, number], higher = 0) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(...size);
  const elements = areas({ open: false }).map((area) => ({
    ...area,
    pos: { ...area.pos, y: area.pos.y - higher },
    height: area.height + higher / 2,
  }));
  const port = fixtureRoom({ people: inside, elements });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return { called: () => call.mock.calls.filter(([name]) => name === "updatePrivateAreaElement") };
}

test("what there is to do stands under the area on the map, and in the card only while the map is not in sight", async () => {
  const { called } = await inArea([1280, 800]);
  await expect.element(card.getByText("Only Marina Sokolova hears you")).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Invite inside" })).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Step out" })).toBeVisible();
  expect(card.getByRole("button").elements()).toEqual([]);
  await userEvent.click(acts.getByRole("button", { name: "Open the door" }));
  expect(called()).toHaveLength(1);
  await userEvent.keyboard("g");
  await expect.element(card.getByRole("button", { name: "Step out" })).toBeVisible();
});

test("what there is to do in a chosen area stands below its toolbar where that has no room above", async () => {
  await inArea([1280, 900], 200);
  const area = page.getByRole("button", { name: /^Private area: Focus corner/ });
  await expect.element(acts).toBeVisible();
  area.element().focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  const bar = page.getByRole("toolbar", { name: "What to do with it" });
  await expect.element(bar).toHaveAttribute("data-side", "under");
  const end = () => bar.element().getBoundingClientRect().bottom;
  await expect.poll(() => acts.element().getBoundingClientRect().top - end()).toBeGreaterThanOrEqual(0);
});

test("on a phone it stands in the card", async () => {
  await inArea([390, 844]);
  await expect.element(card.getByRole("button", { name: "Step out" })).toBeVisible();
  await expect.element(acts).not.toBeInTheDocument();
});

/** A room where Marina and Oleg are behind the closed door of an area, and perhaps I am too. */
async function atDoor(keys: readonly string[], size: [number, number] = [1280, 800]) {
  // However slow the test is, no knock ends meanwhile.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(...size);
  const people = cast.map((person) => ({ ...person, areas: keys.includes(person.key) ? ["focus"] : [] }));
  const port = fixtureRoom({ people, elements: areas({ open: false }) });
  const call = vi.spyOn(port, "call");
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  const called = (operation: string) =>
    call.mock.calls.filter(([name]) => name === operation).map(([, input]) => input);
  return { port, called };
}
const FOCUS = elementIdOf("focus");
const knocksNow = () => ({ knock: { areaId: FOCUS, sinceMs: Date.now() } });

test("inside I see who knocks, and let them in or not", async () => {
  const { port, called } = await atDoor(WITH_ME);
  port.tellMember("oleg", knocksNow());
  const knock = page.getByTestId("knock");
  await expect.element(knock.getByText("Олег Дружинин knocks")).toBeVisible();
  await userEvent.click(knock.getByRole("button", { name: "Let in: Олег Дружинин" }));
  await userEvent.click(knock.getByRole("button", { name: "Not now: Олег Дружинин" }));
  expect(called("answerKnock")).toEqual([
    { accountId: idOf("oleg"), letsIn: true },
    { accountId: idOf("oleg"), letsIn: false },
  ]);
  port.tellMember("oleg", { knock: null });
  await expect.element(knock).not.toBeInTheDocument();
});

test("a knock names the area that it is at, and its answers name who knocks", async () => {
  const { port } = await atDoor(WITH_ME);
  port.tellMember("arina", { privateAreaIds: [FOCUS, elementIdOf("quiet")] });
  await expect.element(card.getByText(/^Private area\. Outside/)).toBeVisible();
  port.tellMember("oleg", knocksNow());
  const knock = page.getByTestId("knock");
  await expect.element(knock.getByText(/^Focus corner/)).toBeVisible();
  await expect.element(knock.getByRole("button", { name: "Let in: Олег Дружинин" })).toBeVisible();
  await expect.element(knock.getByRole("button", { name: "Not now: Олег Дружинин" })).toBeVisible();
});

test("who does not want to be disturbed, and a guest, see no knock, nor does anybody see an old one", async () => {
  const { port } = await atDoor(WITH_ME);
  const knock = page.getByTestId("knock");
  port.tellMember("oleg", knocksNow());
  await expect.element(knock).toBeVisible();
  port.tell("arina", { dontDisturb: true });
  await expect.element(knock).not.toBeInTheDocument();
  port.tell("arina", { dontDisturb: false });
  await expect.element(knock).toBeVisible();
  port.tell("arina", { role: "SPACE_GUEST" });
  await expect.element(knock).not.toBeInTheDocument();
  port.tell("arina", { role: "SPACE_MEMBER" });
  await expect.element(knock).toBeVisible();
  port.tellMember("oleg", { knock: { areaId: FOCUS, sinceMs: Date.now() - constants.element.knockForMs } });
  await expect.element(knock).not.toBeInTheDocument();
});

test("on a phone one knocks from the list of the room, sees for how long, and stops", async () => {
  const { port, called } = await atDoor(["marina", "oleg"]);
  await userEvent.keyboard("l");
  await userEvent.click(page.getByRole("button", { name: "Knock" }).first());
  expect(called("knock")).toEqual([{ areaId: FOCUS }]);
  port.tellMember("arina", knocksNow());
  await expect.element(page.getByText("You knocked")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Stop", exact: true }));
  expect(called("knock")).toEqual([{ areaId: FOCUS }, { areaId: null }]);
});

test("from inside one asks people of the space in from a list of its own, and takes it back", async () => {
  const { port, called } = await atDoor(WITH_ME);
  port.tell("jonas", { dontDisturb: true });
  await userEvent.click(acts.getByRole("button", { name: "Invite inside" }));
  const list = page.getByRole("list", { name: "Who should come in?" });
  await expect.element(list.getByText("Not to be disturbed").first()).toBeVisible();
  await expect.element(list.getByText("Marina Sokolova")).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole("searchbox", { name: "Who should come in?" }), "kofi");
  await userEvent.click(list.getByRole("button", { name: "Invite Kofi Mensah" }));
  expect(called("createSpaceInvitation")).toEqual([{ accountId: idOf("kofi") }]);
});

test("the focus stays in that list when somebody is asked, taken back, and comes in", async () => {
  const { port } = await atDoor(WITH_ME);
  await userEvent.click(acts.getByRole("button", { name: "Invite inside" }));
  const list = page.getByRole("list", { name: "Who should come in?" });
  const field = page.getByRole("searchbox", { name: "Who should come in?" });
  await userEvent.fill(field, "kofi");
  const invites = list.getByRole("button", { name: "Invite Kofi Mensah" });
  invites.element().focus();
  await userEvent.keyboard("{Enter}");
  const [fromAccountId, toAccountId, roomId] = [idOf("arina"), idOf("kofi"), roomIdOf("lounge")];
  port.tellAsked([{ type: "outbound", fromAccountId, toAccountId, roomId }]);
  await expect.element(list.getByRole("button", { name: "Cancel Kofi Mensah's invitation" })).toHaveFocus();
  port.tellAsked([]);
  await expect.element(invites).toHaveFocus();
  port.tellMember("kofi", { privateAreaIds: [FOCUS] });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
});

test("whoever has the door asks everyone out, and who is asked is offered the way", async () => {
  const { port, called } = await atDoor(WITH_ME);
  await userEvent.click(acts.getByRole("button", { name: "Ask everyone out" }));
  expect(called("askOutOfArea")).toEqual([{ areaId: FOCUS }]);
  await expect.element(page.getByText("Everyone was asked to leave")).toBeVisible();
  port.emitLive({ type: "askedOut", areaId: FOCUS, byName: "Marina" });
  await expect.element(page.getByText("Marina asks everyone to leave: Focus corner")).toBeVisible();
});
