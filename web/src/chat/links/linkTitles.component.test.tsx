import { newId, type AccountId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat, fixturePort } from "../fixtures/FixtureChat.tsx";

const selfId = newId<AccountId>();
const content = "See https://atrium.example/door";
const links = [{ url: "https://atrium.example/door", title: "<b>The door</b> of the offsite", site: "Atrium" }];
const said = (by: AccountId): ChatMessage => aChatMessage({ position: 1, author: anAuthor(by), content, links });

test("a link is shown with the title of its page, as text, and leads there", async () => {
  await drawn(<FixtureChat selfId={selfId} messages={[said(newId())]} />);
  const link = page.getByRole("link", { name: "Atrium <b>The door</b> of the offsite" });
  await expect.element(link).toHaveAttribute("href", links[0]?.url ?? "");
  expect(page.getByRole("button", { name: "Hide link previews" }).elements()).toEqual([]);
});

test("whoever wrote it takes the titles away, and the words stay as they are", async () => {
  const port = { ...fixturePort({ selfId, messages: [said(selfId)] }), update: vi.fn(() => DONE) };
  await drawn(<FixtureChat selfId={selfId} port={port} />);
  await page.getByRole("button", { name: "Hide link previews" }).click();
  expect(port.update).toHaveBeenCalledWith(expect.any(String), content, false);
});

const DONE = Promise.resolve({ ok: true, value: {} } as const);
