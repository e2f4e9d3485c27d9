import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { frames } from "../../testing/frames.ts";
import type { Kept } from "./AccountPage.tsx";
import { ProfilePart } from "./ProfilePart.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const account = exampleAccount();
const name = page.getByLabelText("Name", { exact: true });
const about = page.getByLabelText("About", { exact: true });

/** The part, what tells it that the account has changed, and what it has told of being kept. */
async function changing() {
  let change: (fields: Partial<typeof account>) => void = () => undefined;
  const told: Kept[] = [];
  const tellKept = (kept: Kept) => void told.push(kept);
  function Changing() {
    const [now, setNow] = useState(account);
    change = (fields) => setNow((before) => ({ ...before, ...fields }));
    return <ProfilePart account={now} tellKept={tellKept} />;
  }
  await drawnWithLinks(<Changing />);
  return { change: (fields: Partial<typeof account>) => change(fields), told };
}

test("what is changed is kept as soon as one pauses, once, and the page says so", async () => {
  const server = fakeServer();
  server.answer("updateAccount", { success: { account: { ...account, name: "Mira H." } } });
  await drawnWithLinks(<ProfilePart account={account} tellKept={() => undefined} />);
  await userEvent.fill(name, "Mira");
  await userEvent.fill(name, "Mira H.");
  await expect.poll(() => server.asked).toEqual([{ operation: "updateAccount", input: { name: "Mira H." } }]);
});

test("what was refused is said and waits for another change", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const server = fakeServer();
  server.answer("updateAccount", { forbidden: {} });
  await drawnWithLinks(<ProfilePart account={account} tellKept={() => undefined} />);
  await userEvent.fill(name, "Mira H.");
  await expect.element(page.getByRole("alert").first()).toHaveTextContent("Sorry, you don't have access");
  await frames(3);
  vi.advanceTimersByTime(60_000);
  await frames(3);
  expect(server.asked).toHaveLength(1);
  await userEvent.fill(name, "Mira Hansen");
  await expect.poll(() => server.asked.length).toBe(2);
});

test("a name that is taken away is not sent", async () => {
  const server = fakeServer();
  await drawnWithLinks(<ProfilePart account={account} tellKept={() => undefined} />);
  await userEvent.fill(name, " ");
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("a name that is missing says so, and takes nobody out of the field they type in", async () => {
  fakeServer();
  await drawnWithLinks(<ProfilePart account={account} tellKept={() => undefined} />);
  await userEvent.fill(name, " ");
  await userEvent.fill(about, "Draws maps");
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  await expect.element(about).toHaveFocus();
});

test("what changes elsewhere comes into the fields, and only what was typed here is sent", async () => {
  const server = fakeServer();
  server.answer("updateAccount", { success: { account } });
  const { change } = await changing();
  change({ name: "Mira of elsewhere", about: "From my phone" });
  await expect.element(name).toHaveValue("Mira of elsewhere");
  await userEvent.fill(about, "From here");
  change({ name: "Mira again", about: "From my phone" });
  await expect.element(name).toHaveValue("Mira again");
  await expect.element(about).toHaveValue("From here");
  await expect.poll(() => server.asked.length).toBe(1);
  expect(server.asked[0]?.input).toEqual({ about: "From here" });
});

test("who takes back what is under way gets it back", async () => {
  const server = fakeServer();
  const { change, told } = await changing();
  server.answer("updateAccount", { success: { account: { ...account, about: "Sent" } } });
  server.hold();
  await userEvent.fill(about, "Sent");
  await expect.poll(() => server.asked.length).toBe(1);
  await userEvent.fill(about, account.about);
  server.letGo();
  await expect.poll(() => told.at(-1)).toBe("saved");
  change({ about: "Sent" });
  await expect.poll(() => server.asked.at(-1)?.input).toEqual({ about: account.about });
});

test("who goes before the pause is over loses nothing: neither with this part nor with the page", async () => {
  const server = fakeServer();
  server.answer("updateAccount", { success: { account } });
  const shown = await drawnWithLinks(<ProfilePart account={account} tellKept={() => undefined} />);
  await userEvent.fill(about, "Going");
  dispatchEvent(new Event("pagehide"));
  expect(server.asked.map(({ input }) => input)).toEqual([{ about: "Going" }]);
  await userEvent.fill(about, "Gone");
  await shown.unmount();
  expect(server.asked.map(({ input }) => input)).toEqual([{ about: "Going" }, { about: "Gone" }]);
});
