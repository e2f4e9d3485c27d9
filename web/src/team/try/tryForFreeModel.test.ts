import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createTryModel, type MadeSpace } from "./tryForFreeModel.ts";

const account = { name: "" } as AccountProfile;

test("two names make a space with rooms in the language of the page, and its link is in the clipboard", async () => {
  const { model, asked, copied, signedIn } = setUp({});
  model.type({ teamName: "Kite", spaceName: " Garden " });
  model.chooseTemplate("garden");
  await model.make();
  expect(asked).toEqual([{ teamName: "Kite", spaceName: "Garden", template: "garden", locale: "en" }]);
  expect(copied).toEqual(["https://atrium.example/s/garden-1"]);
  expect(signedIn).toEqual([account]);
  expect(model.store.getState()).toMatchObject({ step: "ready", path: "/s/garden-1", isCopied: true });
});

test("a clipboard that refuses leaves the link to be copied by hand", async () => {
  const { model } = setUp({ canCopy: false });
  await model.make();
  expect(model.store.getState()).toMatchObject({ step: "ready", isCopied: false });
});

test("a refusal keeps the names", async () => {
  const { model } = setUp({ reply: refused("tooOftenAttempts") });
  model.type({ spaceName: "Garden" });
  await model.make();
  expect(model.store.getState()).toMatchObject({ step: "names", spaceName: "Garden", problem: "tooOftenAttempts" });
});

test("what was made shows again when the page is loaded anew, and nothing is made twice", async () => {
  const first = setUp({});
  first.model.type({ spaceName: "Garden" });
  await first.model.make();
  const [made] = first.kept;
  expect(made).toEqual({ slug: "garden-1", spaceName: "Garden", template: "lounge" });
  const again = setUp({ made: made ?? null });
  expect(again.model.store.getState()).toMatchObject({
    step: "ready",
    spaceName: "Garden",
    link: "https://atrium.example/s/garden-1",
    isCopied: false,
  });
  await again.model.make();
  expect(again.asked).toEqual([]);
});

test("an empty name makes nothing", async () => {
  const { model, asked } = setUp({});
  model.type({ spaceName: "  " });
  await model.make();
  expect(asked).toEqual([]);
});

test("pressing twice makes one space", async () => {
  const { model, asked } = setUp({});
  await Promise.all([model.make(), model.make()]);
  expect(asked).toHaveLength(1);
});

interface Setting {
  canCopy?: boolean;
  reply?: unknown;
  made?: MadeSpace | null;
}
function setUp({ canCopy = true, reply, made: before = null }: Setting) {
  const kept: MadeSpace[] = [];
  const asked: unknown[] = [];
  const copied: string[] = [];
  const signedIn: AccountProfile[] = [];
  const made = { ok: true, value: { teamId: "t", spaceId: "s", slug: "garden-1", account } };
  const model = createTryModel({
    made: before,
    keepMade: (space) => void kept.push(space),
    call: (async (_name: string, input: unknown) => {
      asked.push(input);
      return reply ?? made;
    }) as Call,
    copy: async (text) => {
      copied.push(text);
      return canCopy;
    },
    signedIn: (who) => void signedIn.push(who),
    origin: "https://atrium.example",
    teamName: "My team",
    spaceName: "Our place",
    locale: () => "en",
  });
  return { model, asked, copied, signedIn, kept };
}
