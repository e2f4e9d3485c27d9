import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { framesOnlyFrom } from "../../testing/framesOnlyFrom.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

beforeAll(() => framesOnlyFrom("https://example.invalid"));

const URL_SHOWN = "https://example.invalid/plan";

async function aStage(
  shownBy: string | null,
  role: NonNullable<Cast["role"]> = "SPACE_MODERATOR",
  url: string = URL_SHOWN,
) {
  await page.viewport(1280, 800);
  const people = cast.map((person, at) => ({ ...person, sharing: false, ...(at === 0 && { role }) }));
  const pages = shownBy === null ? {} : { [shownBy]: url };
  const port = fixtureRoom({ people, parts: { arina: "on", kofi: "on" }, pages, room: { type: "stage" } });
  const call = vi.spyOn(port, "call");
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return () => call.mock.calls.filter(([name]) => name === "updatePublication").map(([, input]) => input);
}
const shows = page.getByRole("button", { name: "Show a web page" });
const ends = page.getByRole("button", { name: "Take the page off the stage" });
const frame = () => document.querySelector<HTMLIFrameElement>("iframe");

test("a presenter shows a page; what is no public page is refused with the reason", async () => {
  const sent = await aStage(null);
  await userEvent.click(shows);
  const dialog = page.getByRole("dialog", { name: "Show a web page" });
  const address = dialog.getByRole("textbox", { name: "Address of the page" });
  await userEvent.fill(address, "http://example.invalid/plan");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("Enter the address of a public page, starting with https://")).toBeVisible();
  await userEvent.fill(address, "example.invalid/plan");
  await userEvent.keyboard("{Enter}");
  await expect.poll(sent).toEqual([{ iframeUrl: URL_SHOWN }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a page stands in the place of a screen with all faces beside it, kept from ours, and a host ends it", async () => {
  const sent = await aStage("kofi");
  const shown = page.getByRole("region", { name: /Kofi.* shows$/ });
  await expect.element(shown).toBeVisible();
  expect(page.getByRole("list", { name: "On stage" }).getByRole("listitem").all()).toHaveLength(2);
  expect([frame()?.getAttribute("sandbox"), frame()?.getAttribute("allow")]).toEqual([
    "allow-scripts allow-forms allow-popups",
    "",
  ]);
  await userEvent.click(shown.getByRole("button", { name: "Take the page off the stage" }));
  await expect.poll(sent).toEqual([{ iframeUrl: null }]);
});

test("while somebody shows a page nobody else shows one, and only they and hosts end it", async () => {
  await aStage("kofi", "SPACE_MEMBER");
  await expect.element(page.getByRole("region", { name: /Kofi.* shows$/ })).toBeVisible();
  await expect.element(ends).not.toBeInTheDocument();
  await expect.element(shows).toHaveAttribute("aria-disabled", "true");
});

test("for a guest the page of another site loads once they ask for it", async () => {
  await aStage("kofi", "SPACE_GUEST");
  await expect.element(page.getByRole("region", { name: /Kofi.* shows$/ })).toBeVisible();
  expect(frame()).toBeNull();
  await userEvent.click(page.getByRole("button", { name: "See it here" }));
  await expect.poll(() => frame()?.src).toBe(URL_SHOWN);
});

test("an address that no browser can parse breaks nothing: it is said that it cannot be shown", async () => {
  await aStage("kofi", "SPACE_MODERATOR", "https://example.invalid:99999");
  const shown = page.getByRole("region", { name: /Kofi.* shows$/ });
  await expect.element(shown.getByText("This page cannot be shown here")).toBeVisible();
  await expect.element(shown.getByText("https://example.invalid:99999")).toBeVisible();
  expect(frame()).toBeNull();
});
