import type { AccountId, CaptionLine } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import type { Broadcasting } from "../broadcast/useBroadcast.ts";
import { drawnAir } from "../fixtures/drawnAir.ts";
import { fixtureRoom, noAddress, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { CaptionsMark } from "./CaptionsMark.tsx";
import { CaptionsView } from "./CaptionsView.tsx";
import { useCaptions } from "./useCaptions.ts";

const broadcast = { sent: null, air: drawnAir() } as unknown as Broadcasting;
const stage = { type: "stage" } as const;

function offer(languages: string): void {
  const meta = document.createElement("meta");
  meta.name = "captions";
  meta.content = languages;
  document.head.append(meta);
}
afterEach(() => {
  document.head.querySelector('meta[name="captions"]')?.remove();
  localStorage.removeItem("captions");
});

function Reader({ port }: { port: FixtureRoom }) {
  const captions = useCaptions(port, broadcast);
  if (captions === null) return <p>No captions here</p>;
  return (
    <>
      <button type="button" onClick={captions.toggle}>
        Toggle
      </button>
      <CaptionsMark port={port} />
      {captions.isOn ? (
        <CaptionsView captions={captions} people={[]} roomType="stage" hasTwoRows={false} isWide isPhone={false} />
      ) : null}
    </>
  );
}

async function reading(port: FixtureRoom, languages = "en ru|en ru de") {
  offer(languages);
  const told: unknown[] = [];
  const call: typeof port.call = (name, input) => {
    told.push([name, input]);
    return Promise.resolve({ ok: true, value: {} } as never);
  };
  await drawn(
    <>
      <Reader port={{ ...port, call }} />
      <OverlayHosts />
    </>,
  );
  await page.getByRole("button", { name: "Toggle" }).click();
  return told;
}
const lineOf = (change: Partial<CaptionLine> = {}): CaptionLine => ({
  accountId: idOf("kofi"),
  name: "Kofi",
  line: 1,
  text: "Hello all",
  spoken: "en",
  original: null,
  isFinal: true,
  ...change,
});
const says = (port: FixtureRoom, change?: Partial<CaptionLine>) =>
  port.emitLive({ type: "caption", line: lineOf(change) });
const overlay = () => page.getByTestId("captions");

test("where the installation has no captions there are none", async () => {
  await drawn(<Reader port={fixtureRoom({ people: cast })} />);
  await expect.element(page.getByText("No captions here")).toBeVisible();
});

test("the last words stand under their speaker and their language, an unfinished sentence with an ellipsis", async () => {
  const port = fixtureRoom({ people: cast, room: stage, captionsOn: true });
  const told = await reading(port);
  expect(told).toEqual([["setCaptions", { language: "en" }]]);
  await expect.element(page.getByTestId("captions-mark")).toBeInTheDocument();
  says(port, { text: "Hello", isFinal: false });
  await expect.element(overlay()).toHaveTextContent("KofiHello…");
  says(port);
  await expect.element(overlay()).toHaveTextContent("KofiHello all");
  says(port, { accountId: idOf("marina"), name: "Marina", line: 2, text: "Hi", spoken: "ru", original: "Привет" });
  await expect.element(overlay()).toHaveTextContent("Marina, translated from RussianHi");
  await expect.element(overlay()).toHaveAttribute("aria-live", "off");
});

test("the list keeps what was said, with what it was in the language spoken, until captions are turned off", async () => {
  const port = fixtureRoom({ people: cast, room: stage });
  const told = await reading(port);
  says(port, { text: "Hi", spoken: "ru", original: "Привет" });
  says(port, { line: 2, text: "How are you?" });
  const opener = page.getByRole("button", { name: "All lines and settings" });
  await opener.click();
  await expect.element(page.getByRole("button", { name: "Close the list" })).toHaveFocus();
  const list = page.getByRole("list", { name: "What was said" });
  for (const words of ["Привет", "How are you?", "Spoken: English"])
    await expect.element(list.getByText(words, { exact: true })).toBeVisible();
  await page.getByLabelText("Read in").selectOptions("de");
  await expect.poll(() => told.at(-1)).toEqual(["setCaptions", { language: "de" }]);
  await userEvent.click(page.getByRole("button", { name: "Close the list" }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await page.getByRole("button", { name: "Toggle" }).click();
  await page.getByRole("button", { name: "Toggle" }).click();
  await expect.element(overlay()).toHaveTextContent("What people say will appear here.");
});

test("words are read of those whom I hear where I stand", async () => {
  const people = cast.filter(({ room }) => room === undefined).slice(0, 2);
  const port = fixtureRoom({ people });
  const other = idOf(people[1]?.key ?? "");
  const far: FixtureRoom = {
    ...port,
    positions: { ...port.positions, latest: (id: AccountId) => ({ x: id === other ? 5000 : 0, y: 0 }) },
  };
  await reading(far);
  says(port, { accountId: other, text: "Too far" });
  port.tellMember(people[1]?.key ?? "", { hasMegaphone: true });
  says(port, { accountId: other, line: 2, text: "By megaphone" });
  await expect.element(overlay()).toHaveTextContent("KofiBy megaphone");
});

test("that a recogniser does not answer is said until its words come again", async () => {
  const port = fixtureRoom({ people: cast, room: stage });
  await reading(port, "en|");
  port.emitLive({ type: "captionsLost", accountId: idOf("kofi"), isLost: true });
  await expect.element(overlay()).toHaveTextContent("Captions are not available now");
  says(port, { text: "Back" });
  await expect.element(overlay()).toHaveTextContent("KofiBack");
  await page.getByRole("button", { name: "All lines and settings" }).click();
  await expect.element(page.getByText("In the language spoken")).toBeVisible();
});

test("that one recogniser does not answer hides nobody else's words, and is over once its speaker is muted", async () => {
  const port = fixtureRoom({ people: cast, room: stage });
  await reading(port, "en|");
  port.emitLive({ type: "captionsLost", accountId: idOf("kofi"), isLost: true });
  await expect.element(overlay()).toHaveTextContent("Captions are not available now");
  port.tellMember("kofi", { audioMuted: true });
  await expect.element(overlay()).toHaveTextContent("What people say will appear here.");
  port.tellMember("kofi", { audioMuted: false });
  await expect.element(overlay()).toHaveTextContent("Captions are not available now");
  says(port, { accountId: idOf("marina"), name: "Marina", text: "Hi" });
  await expect.element(overlay()).toHaveTextContent("MarinaHi");
});

test("captions come over the room once they are wanted, and go again", async () => {
  offer("en|");
  const port = fixtureRoom({ people: cast, room: stage });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(page.getByTestId("stage")).toBeVisible();
  await userEvent.keyboard("t");
  await expect.element(overlay()).toHaveTextContent("What people say will appear here.");
  await userEvent.keyboard("t");
  await expect.element(overlay()).not.toBeInTheDocument();
});

test("what was said is copied once there is something, and a browser that refuses it is not passed over", async () => {
  const port = fixtureRoom({ people: cast, room: stage });
  await reading(port, "en|");
  await page.getByRole("button", { name: "All lines and settings" }).click();
  const copy = page.getByRole("button", { name: "Copy all" });
  await expect.element(copy).not.toBeInTheDocument();
  says(port);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await copy.click();
  await expect.element(page.getByText("Could not copy").first()).toBeVisible();
  expect(write).toHaveBeenCalledWith("Kofi: Hello all");
  write.mockRestore();
  await userEvent.keyboard("{Escape}");
  await expect.element(copy).not.toBeInTheDocument();
});
