import type { BoardPart } from "@atrium/contract";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { PANEL_KEY } from "../useRoomState.ts";

const part = (key: string, changes: Partial<BoardPart> = {}): BoardPart => ({
  accountId: idOf(key),
  cursor: null,
  isPresenting: false,
  watchingForAccountId: null,
  steppedOut: false,
  ...changes,
});
const SIGHT = { x: 400, y: 300, w: 800, h: 500 };

/** A board as I see it; what I ask and say of it is noted. */
async function onBoard(boardParts: readonly BoardPart[]) {
  const calls: unknown[] = [];
  const said: unknown[] = [];
  const lines: unknown[] = [];
  const fixture = fixtureRoom({
    people: cast.slice(0, 8).map((each) => ({ ...each, sharing: false })),
    boardParts,
    room: { type: "collaboration" },
  });
  const port: typeof fixture = {
    ...fixture,
    positions: { ...fixture.positions, view: () => SIGHT },
    call: async (operation, input) => {
      calls.push([operation, input]);
      return fixture.call(operation, input);
    },
    draw: (stroke) => void lines.push(stroke),
    setCursor: (shape) => void said.push(shape),
    showSight: (sight) => void said.push(sight),
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  const asked = () => calls.filter((call) => /watch|translation/i.test(String(call)));
  return { asked, said, lines, emit: fixture.emitLive };
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const cursorOf = (key: string) => document.querySelector<HTMLElement>(`[data-cursor="${idOf(key)}"]`);

test("pointers of others stand on the board with their names, mine is said once, and people are at its side", async () => {
  const { said } = await onBoard([part("marina", { cursor: "hand" }), part("arina", { cursor: "hand" })]);
  await expect.element(page.getByTestId("board-people").getByText("Marina", { exact: true })).toBeVisible();
  expect(cursorOf("marina")?.hidden).toBe(false);
  expect(cursorOf("oleg")?.hidden).toBe(true);
  expect(cursorOf("arina")).toBeNull();
  const board = page.getByRole("application");
  await userEvent.hover(board, { position: { x: 500, y: 400 } });
  await userEvent.hover(board, { position: { x: 520, y: 420 } });
  expect(said).toEqual(["hand"]);
});

test("my window follows the presenter until I leave by the button or by moving it", async () => {
  const { asked } = await onBoard([part("marina", { isPresenting: true }), part("oleg", { steppedOut: true })]);
  const banner = page.getByTestId("board-following");
  await expect.element(banner.getByText("You follow Marina Sokolova")).toBeVisible();
  await expect.element(banner.getByText("with 5 others")).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.click(banner.getByRole("button"));
  expect(asked()).toEqual([["unwatchUser", {}]]);
  await userEvent.click(button("Whole room"));
  expect(asked()).toHaveLength(2);
});

test.each([
  [800, "true"],
  [1100, "true"],
  [800, "false"],
])("in a window of %i pixels whom I follow is said beside the people (panel open: %s)", async (width, panel) => {
  onTestFinished(async () => {
    localStorage.removeItem(PANEL_KEY);
    await page.viewport(1280, 800);
  });
  localStorage.setItem(PANEL_KEY, panel);
  await page.viewport(width, 700);
  await onBoard([part("marina", { isPresenting: true })]);
  const [banner, people] = [page.getByTestId("board-following"), page.getByTestId("board-people")];
  await expect.element(banner).toBeVisible();
  const edges = () => [banner.element().getBoundingClientRect(), people.element().getBoundingClientRect()] as const;
  await expect.poll(() => edges()[0].right - edges()[1].left).toBeLessThanOrEqual(0);
  expect(edges()[0].left).toBeGreaterThan(panel === "true" ? 300 : 0);
});

test("who stepped out is led back by one press", async () => {
  const { asked } = await onBoard([part("marina", { isPresenting: true }), part("arina", { steppedOut: true })]);
  await userEvent.click(page.getByTestId("board-presented").getByRole("button", { name: "Follow" }));
  expect(asked()).toEqual([["watchForUser", { accountId: idOf("marina") }]]);
});

test("a presenter sees how many follow, shows them what is in sight, and stops", async () => {
  const { asked, said } = await onBoard([part("arina", { isPresenting: true })]);
  await expect.element(page.getByTestId("board-presenting").getByText("7 people follow")).toBeVisible();
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(said[0]).toMatchObject({ w: expect.any(Number), h: expect.any(Number) });
  await userEvent.click(page.getByRole("toolbar").getByRole("button", { name: "Stop presenting" }));
  expect(asked()).toEqual([["stopTranslation", {}]]);
});

test("somebody watched is told by whom, and a card offers to see what somebody sees", async () => {
  const { asked } = await onBoard([part("marina", { watchingForAccountId: idOf("arina") })]);
  await expect.element(page.getByTestId("board-watched").getByText("Marina Sokolova sees what you see")).toBeVisible();
  await userEvent.click(page.getByTestId("board-people").getByRole("button", { name: /Tomás/ }));
  await userEvent.click(button("See what they see"));
  expect(asked()).toEqual([["watchForUser", { accountId: idOf("tomas") }]]);
});

test("a reaction rises from the pointer and the tile of whom it is of, and is gone", async () => {
  const { emit } = await onBoard([part("marina", { cursor: "hand" })]);
  emit({ type: "emotion", accountId: idOf("marina"), emotion: "❤️" });
  const rising = () => document.querySelectorAll("[data-emotion]").length;
  expect(cursorOf("marina")?.querySelector("[data-emotion]")).not.toBeNull();
  expect(rising()).toBe(2);
  await expect.poll(rising).toBe(0);
});

test("with a pen in hand one draws on the board instead of moving it, and others are told in pieces", async () => {
  const { said, lines } = await onBoard([]);
  await userEvent.keyboard("b");
  await expect.element(page.getByRole("toolbar", { name: "Pen" })).toBeVisible();
  await userEvent.click(button("Blue"));
  const board = page.getByRole("application");
  const before = document.querySelector<HTMLElement>("[data-testid=ink]")?.parentElement?.style.transform;
  await userEvent.dragAndDrop(board, board, {
    sourcePosition: { x: 420, y: 360 },
    targetPosition: { x: 560, y: 400 },
    steps: 6,
  });
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({ ink: 4, width: 1, fadesMs: 6000 });
  expect(document.querySelectorAll("[data-testid=ink] polyline").length).toBeGreaterThan(0);
  expect(document.querySelector<HTMLElement>("[data-testid=ink]")?.parentElement?.style.transform).toBe(before);
  expect(said.at(-1)).toBe("pen");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("toolbar", { name: "Pen" })).not.toBeInTheDocument();
});

test("what others draw is seen until it fades", async () => {
  const { emit } = await onBoard([]);
  const stroke = { ink: 1, width: 1, fadesMs: 1000, points: [4_000_000, 3_000_000, 5_000_000, 3_500_000] };
  emit({ type: "stroke", accountId: idOf("marina"), stroke });
  const line = document.querySelector("[data-testid=ink] polyline");
  expect(line?.getAttribute("points")).toBe("400,300 500,350");
  await expect.poll(() => line?.isConnected).toBe(false);
});

test("arrows move the window over the board, where nobody walks", async () => {
  await onBoard([]);
  const layer = () => document.querySelector<HTMLElement>("[data-testid=ink]")?.parentElement?.style.transform ?? "";
  await expect.poll(layer).not.toBe("");
  const before = layer();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(layer).not.toBe(before);
  expect(Number(/-?\d+/.exec(layer())?.[0])).toBe(Number(/-?\d+/.exec(before)?.[0]) - 80);
});

test("who does not follow the presenter sees their view as a frame with their name, until they come back", async () => {
  const drawnBoard = await onBoard([part("marina", { isPresenting: true }), part("arina", { steppedOut: true })]);
  const frame = page.getByTestId("presenters-view");
  await expect.element(frame.getByText("Marina Sokolova’s view")).toBeVisible();
  const { style } = frame.element() as HTMLElement;
  expect(["x", "y", "w", "h"].map((side) => style.getPropertyValue(`--${side}`))).toEqual(["400", "300", "800", "500"]);
  await userEvent.click(button("Follow"));
  expect(drawnBoard.asked()).toEqual([["watchForUser", { accountId: idOf("marina") }]]);
});

test("who follows the presenter, and the presenter, see no frame", async () => {
  await onBoard([part("marina", { isPresenting: true })]);
  await expect.element(page.getByTestId("board-following")).toBeVisible();
  await expect.element(page.getByTestId("presenters-view")).not.toBeInTheDocument();
});

test("a presenter whom nobody follows still shows their view, for the frame that the others see", async () => {
  const others = cast.slice(1, 8).map(({ key }) => part(key, { steppedOut: true }));
  const { said } = await onBoard([part("arina", { isPresenting: true }), ...others]);
  await expect.poll(() => said.some((each) => typeof each === "object" && each !== null && "w" in each)).toBe(true);
  await expect.element(page.getByTestId("presenters-view")).not.toBeInTheDocument();
});
