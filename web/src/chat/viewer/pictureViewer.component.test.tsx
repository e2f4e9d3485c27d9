import { newId } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const drawing = (name: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30" id="${name}"/>`)}`,
  name: `${name}.png`,
  mimeType: "image/webp",
  bytes: 84_000,
  size: { w: 48, h: 30 },
  dominantColor: null,
  pages: null,
});
const messages = [
  aChatMessage({ position: 1, attachments: [drawing("one")] }),
  aChatMessage({ position: 2, content: "", attachments: [drawing("two"), drawing("three")] }),
];
const viewer = (name: string) => page.getByRole("dialog", { name: `Image ${name}.png` });

test("a picture opens large, the arrows lead through those of the chat, Escape gives the focus back", async () => {
  await drawn(<FixtureChat selfId={newId()} messages={messages} />);
  const small = page.getByRole("link", { name: "Open the image two.png" });
  await small.click();
  await expect.element(viewer("two")).toBeVisible();
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(viewer("three")).toBeVisible();
  expect(page.getByRole("button", { name: "Next image" }).elements()).toEqual([]);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(viewer("one")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Download" })).toHaveAttribute("download", "one.png");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => page.getByRole("dialog").elements()).toEqual([]);
  await expect.element(small).toHaveFocus();
});

test("keys and two clicks enlarge it, and it is whole again in the next picture", async () => {
  await drawn(<FixtureChat selfId={newId()} messages={messages} />);
  await page.getByRole("link", { name: "Open the image one.png" }).click();
  const picture = () => viewer("one").getByRole("img").element() as HTMLElement;
  await expect.poll(() => picture().style.transform).toContain("scale(1)");
  await userEvent.keyboard("+");
  await expect.poll(() => picture().style.transform).toContain("scale(1.5)");
  await userEvent.keyboard("0");
  await userEvent.dblClick(picture());
  await expect.poll(() => picture().style.transform).toContain("scale(2)");
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .poll(() => (viewer("two").getByRole("img").element() as HTMLElement).style.transform)
    .toContain("scale(1)");
});
