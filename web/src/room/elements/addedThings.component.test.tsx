import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { things } from "../fixtures/things.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { PANEL_KEY } from "../useRoomState.ts";

const PHONE = { width: 390, height: 844 };
const bar = page.getByRole("toolbar", { name: "What to do with it" });
const field = page.getByRole("textbox", { name: "Write something" });

async function aRoom(size = { width: 1280, height: 800 }) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(size.width, size.height);
  const port = fixtureRoom({ elements: things("") });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  const sent = (name: string) => call.mock.calls.filter(([operation]) => operation === name).map(([, input]) => input);
  return { sent };
}

test("a text gets a colour behind it, and its width follows its words until a corner is drawn", async () => {
  const { sent } = await aRoom();
  const title = page.getByRole("button", { name: /^Text: Entry, week 41/ });
  await userEvent.click(title);
  await userEvent.click(bar.getByRole("button", { name: "Colour: mint" }));
  await expect.poll(() => sent("updateTextElement").at(-1)).toMatchObject({ bgColor: "#BFEBDD" });
  const follows = bar.getByRole("button", { name: "Width follows the text" });
  await userEvent.click(follows);
  await expect.element(follows).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => sent("updateTextElement").at(-1)).toMatchObject({ isFluidWidth: true });
  const width = Number(title.element().style.getPropertyValue("--w"));
  await userEvent.dblClick(title);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(" and what we only think");
  const grown = page.getByRole("group", { name: /^Text: Entry, week 41/ });
  await expect.poll(() => Number(grown.element().style.getPropertyValue("--w"))).toBeGreaterThan(width);
});

test("a phone takes a photo or chooses pictures, and only a photo asks for the camera", async () => {
  await aRoom(PHONE);
  await userEvent.click(page.getByRole("button", { name: "More", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Add", exact: true }));
  const opened: (string | null)[] = [];
  const files = page.getByLabelText("Pictures and PDFs").element();
  files.addEventListener("click", (event) => {
    event.preventDefault();
    opened.push(files.getAttribute("capture"));
  });
  const mine = page.getByRole("region", { name: "From this phone" });
  await userEvent.click(mine.getByRole("button", { name: "Take a photo" }));
  await userEvent.click(mine.getByRole("button", { name: /^Choose pictures/ }));
  expect(opened).toEqual(["environment", null]);
});

test("the key that adds something opens the field for a link with one ring of focus, around all of it", async () => {
  await aRoom();
  await userEvent.keyboard("n");
  const link = page.getByPlaceholder("Paste a link, it becomes the right thing");
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).boxShadow).toBe("none");
});
