import { bounds, operations, type AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { afterSignIn, createSignInModel, type SignInNeeds } from "./signInModel.ts";

const authKey = "abcdefghijklmnopqrstuv";
const account = { name: "Mira" } as AccountProfile;

test("an e-mail leads to the code, a right code to the page one came for", async () => {
  const { model, asked } = setUp({ goTo: "/s/garden?room=r" });
  model.typeEmail(" mira@kite.studio ");
  await model.sendEmail();
  expect(asked[0]).toEqual({
    name: "registerAccount2",
    input: { email: "mira@kite.studio", locale: "en", redirect: "/s/garden?room=r", survey: true },
  });
  expect(model.store.getState()).toMatchObject({ step: "code", email: "mira@kite.studio", newCodeAtMs: 31_000 });
  await model.typeCode("123456");
  expect(asked[1]).toEqual({ name: "authAccountByMagicLink2", input: { authKey, code: "123456" } });
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden?room=r" });
});

test("the account is known to the page before it goes on", async () => {
  const { model, signedIn } = setUp({});
  await toCode(model);
  await model.typeCode("123456");
  expect(signedIn).toEqual([account]);
});

test("an invitation that was not accepted by signing in leads to its own page, which says why", async () => {
  const { model, answer } = setUp({ invitationId: "c", invitationPage: "/guest-invite" });
  await toCode(model);
  answer.push({ ok: true, value: { account, redirect: null, isNew: false, isBack: false } });
  await model.typeCode("123456");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/guest-invite" });
});

test("one that was accepted leads into its room", async () => {
  const { model, answer } = setUp({ invitationId: "c", invitationPage: "/guest-invite" });
  await toCode(model);
  answer.push({ ok: true, value: { account, redirect: "/s/garden", isNew: false, isBack: false } });
  await model.typeCode("123456");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("only whole codes are sent, whatever separates the digits", async () => {
  const { model, asked } = setUp({});
  await toCode(model);
  await model.typeCode("12345");
  expect(asked).toHaveLength(1);
  await model.typeCode("123-456 ");
  expect(asked[1]?.input).toEqual({ authKey, code: "123456" });
});

test("a wrong code says how many tries are left and can be typed again", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  answer.push(refused("invalidCode"), refused("invalidCode"));
  await model.typeCode("111111");
  expect(model.store.getState()).toMatchObject({ problem: { kind: "code", triesLeft: 4 }, busy: false });
  await model.typeCode("222222");
  expect(model.store.getState()).toMatchObject({ problem: { kind: "code", triesLeft: 3 } });
  await model.typeCode("22222");
  expect(model.store.getState()).toMatchObject({ problem: null });
});

test("going back and on again with the same address leads to the code that was sent", async () => {
  const { model, asked } = setUp({});
  await toCode(model);
  const before = model.store.getState();
  model.changeEmail();
  await model.sendEmail();
  expect(model.store.getState()).toEqual(before);
  expect(asked).toHaveLength(1);
  model.changeEmail();
  model.typeEmail("another@kite.studio");
  await model.sendEmail();
  expect(asked).toHaveLength(2);
});

test("an answer that comes after one has gone back leaves one there", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  const [late, typed] = lateAnswer();
  answer.push(late);
  const typing = model.typeCode("111111");
  model.changeEmail();
  typed(refused("invalidCode"));
  await typing;
  expect(model.store.getState()).toMatchObject({ step: "email", problem: null });
});

test("an address that is corrected while its mail is being sent is not sent to the code of the wrong one", async () => {
  const { model, answer } = setUp({});
  const [late, sent] = lateAnswer();
  answer.push(late);
  model.typeEmail("mira@kite.studi");
  const sending = model.sendEmail();
  model.typeEmail("mira@kite.studio");
  sent({ ok: true, value: { authKey, newCodeAfterMs: 30_000, expiresInMs: 600_000 } });
  await sending;
  expect(model.store.getState()).toMatchObject({ step: "email", email: "mira@kite.studio", busy: false });
});

test("an address that just got a mail is told when the next may be asked for", async () => {
  const { model, answer } = setUp({});
  answer.push(refused("tooOftenAttempts", { retryAfterMs: 24_000 }));
  model.typeEmail("mira@kite.studio");
  await model.sendEmail();
  expect(model.store.getState()).toMatchObject({ step: "email", problem: { kind: "tooSoon", retryAfterMs: 24_000 } });
});

test("a wrong code leaves empty boxes, and the last try says that none is left", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  answer.push(refused("invalidCode"), refused("tooOftenAttempts"));
  await model.typeCode("111111");
  expect(model.store.getState()).toMatchObject({ code: "" });
  await model.typeCode("222222");
  expect(model.store.getState()).toMatchObject({ code: "", problem: { kind: "code", triesLeft: 0 } });
});

test("an expired code says so and a new one starts with all its tries", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  answer.push(refused("invalidCode"), refused("codeExpired"));
  await model.typeCode("111111");
  await model.typeCode("222222");
  expect(model.store.getState()).toMatchObject({ problem: { kind: "refused", code: "codeExpired" } });
  await model.askNewCode();
  expect(model.store.getState()).toMatchObject({ step: "code", wrong: 0, code: "", problem: null });
});

test("a refused address stays on the first step with its reason", async () => {
  const { model, answer } = setUp({});
  answer.push(refused("invalidEmail"));
  model.typeEmail("mira@");
  await model.sendEmail();
  expect(model.store.getState()).toEqual({
    step: "email",
    email: "mira@",
    busy: false,
    problem: { kind: "refused", code: "invalidEmail" },
  });
});

test("a page too long for a mail is no part of it, and the code still leads there", async () => {
  const goTo = `/s/garden?room=${"r".repeat(bounds.localPath.max)}`;
  const { model, asked } = setUp({ goTo });
  await toCode(model);
  expect(operations.registerAccount2.input.safeParse(asked[0]?.input).success).toBe(true);
  await model.typeCode("123456");
  expect(model.store.getState()).toEqual({ step: "done", goTo });
});

test("a page as long as a mail may remember goes with it", async () => {
  const goTo = `/s/${"g".repeat(bounds.localPath.max - 3)}`;
  const { model, asked } = setUp({ goTo });
  await toCode(model);
  expect(operations.registerAccount2.input.safeParse(asked[0]?.input).data?.redirect).toBe(goTo);
});

test("an e-mail longer than any is refused as one, without asking the server", async () => {
  const { model, asked } = setUp({});
  model.typeEmail(`${"m".repeat(bounds.email.max)}@kite.studio`);
  await model.sendEmail();
  expect(model.store.getState()).toMatchObject({ step: "email", problem: { kind: "refused", code: "invalidEmail" } });
  expect(asked).toEqual([]);
});

test("asking for a new code tells whether one was sent", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  expect(await model.askNewCode()).toBe(true);
  answer.push(refused("tooOftenAttempts"));
  expect(await model.askNewCode()).toBe(false);
});

test("while a code is being looked at no new one is sent, and none is said to be", async () => {
  const { model, asked, answer } = setUp({});
  await toCode(model);
  const [late, typed] = lateAnswer();
  answer.push(late);
  const typing = model.typeCode("123456");
  expect(await model.askNewCode()).toBe(false);
  expect(asked).toHaveLength(2);
  typed(refused("invalidCode"));
  await typing;
});

test("asking too often keeps the code one already has", async () => {
  const { model, answer } = setUp({});
  await toCode(model);
  answer.push(refused("tooOftenAttempts"));
  await model.askNewCode();
  expect(model.store.getState()).toMatchObject({ step: "code", problem: { code: "tooOftenAttempts" } });
});

test("changing the address keeps what was typed", async () => {
  const { model } = setUp({});
  await toCode(model);
  model.changeEmail();
  expect(model.store.getState()).toMatchObject({ step: "email", email: "mira@kite.studio" });
});

test("a waiting page goes on when the mail's link was used in another tab, and not for a guest or nobody", async () => {
  const { model, answer, signedIn } = setUp({ goTo: "/s/garden" });
  await toCode(model);
  for (const nobodyYet of [null, { ...account, email: null }]) {
    answer.push({ ok: true, value: { account: nobodyYet } });
    await model.lookWhoIsIn();
  }
  expect(model.store.getState()).toMatchObject({ step: "code" });
  const mira = { ...account, email: "mira@kite.studio" };
  answer.push({ ok: true, value: { account: mira } });
  await model.lookWhoIsIn();
  expect(signedIn).toEqual([mira]);
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("the code's page says where the code is when no mail leaves the computer", async () => {
  const { model, answer } = setUp({});
  const sent = { authKey, newCodeAfterMs: 30_000, expiresInMs: 600_000 };
  answer.push({ ok: true, value: { ...sent, delivery: "terminal" } }, { ok: true, value: sent });
  await toCode(model);
  expect(model.store.getState()).toMatchObject({ isInTerminal: true });
  await model.askNewCode();
  expect(model.store.getState()).toMatchObject({ isInTerminal: false });
});

test("after signing in only pages of this site are shown", () => {
  expect(afterSignIn("https://evil.example", "/s/garden")).toBe("/s/garden");
  expect(afterSignIn(null, "//evil.example")).toBe("/dashboard");
});

/** A pending answer, and a function that delivers it. */
function lateAnswer(): [Promise<unknown>, (answer: unknown) => void] {
  let arrive = (_answer: unknown) => {};
  return [new Promise((resolve) => (arrive = resolve)), (answer) => arrive(answer)];
}

async function toCode(model: ReturnType<typeof setUp>["model"]): Promise<void> {
  model.typeEmail("mira@kite.studio");
  await model.sendEmail();
}

function setUp(change: Partial<SignInNeeds>) {
  const asked: { name: string; input: unknown }[] = [];
  const answer: unknown[] = [];
  const signedIn: AccountProfile[] = [];
  const call = (async (name: string, input: unknown) => {
    asked.push({ name, input });
    const next = answer.shift();
    if (next !== undefined) return next;
    if (name === "registerAccount2")
      return { ok: true, value: { authKey, newCodeAfterMs: 30_000, expiresInMs: 600_000 } };
    return { ok: true, value: { account, redirect: null, isNew: false, isBack: false } };
  }) as Call;
  const model = createSignInModel({
    call,
    nowMs: () => 1_000,
    locale: () => "en",
    keepHint: () => undefined,
    signedIn: (who) => void signedIn.push(who),
    goTo: null,
    ...change,
  });
  return { model, asked, answer, signedIn };
}
