import type { AccountProfile, JoinConfig } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../platform/call.ts";
import { createInvitationModel, type InvitationNeeds } from "./invitationModel.ts";

const account = { name: "Hedda" } as AccountProfile;
const config = { state: "open", kind: "spaceGuest", email: null } as JoinConfig;

function setUp(change: Partial<InvitationNeeds> & { replies?: Record<string, unknown[]> } = {}) {
  const calls: [string, unknown][] = [];
  const replies: Record<string, unknown[]> = {
    getSpaceGuestJoinConfigByCode: [{ ok: true, value: { config } }],
    getTeamMemberJoinConfigByCode: [{ ok: true, value: { config } }],
    authAccountBySpaceGuestInvitation: [{ ok: true, value: { account, redirect: "/s/garden" } }],
    ...change.replies,
  };
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input]);
    const [first, ...rest] = replies[name] ?? [];
    if (rest.length > 0) replies[name] = rest;
    return first;
  }) as Call;
  const kept: string[] = [];
  const model = createInvitationModel({
    call,
    kind: "guest",
    code: "code",
    locale: () => "en",
    name: "",
    signedIn: () => undefined,
    keepName: (name) => kept.push(name),
    ...change,
  });
  return { model, calls, kept };
}
const shown = (model: ReturnType<typeof setUp>["model"]) =>
  expect.poll(() => model.store.getState().step).toBe("shown");

test("looking asks what it is and accepts nothing", async () => {
  const { model, calls } = setUp();
  await shown(model);
  expect(calls).toEqual([["getSpaceGuestJoinConfigByCode", { linkCode: "code" }]]);
});

test("a guest comes in under the name they type, which this device keeps", async () => {
  const { model, calls, kept } = setUp();
  await shown(model);
  model.typeName(" Hedda ");
  await model.accept();
  expect(calls.at(-1)).toEqual([
    "authAccountBySpaceGuestInvitation",
    { invitationId: "code", name: "Hedda", locale: "en" },
  ]);
  expect(kept).toEqual(["Hedda"]);
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("pressing twice accepts once", async () => {
  const { model, calls } = setUp();
  await shown(model);
  await Promise.all([model.accept(), model.accept()]);
  expect(calls.filter(([name]) => name === "authAccountBySpaceGuestInvitation")).toHaveLength(1);
});

test("one that was used up meanwhile says what it is now, and keeps the name typed", async () => {
  const { model } = setUp({
    replies: {
      authAccountBySpaceGuestInvitation: [refused("inviteNotFound")],
      getSpaceGuestJoinConfigByCode: [{ ok: true, value: { config } }, refused("linkNotFound")],
    },
  });
  await shown(model);
  await model.accept();
  expect(model.store.getState()).toEqual({ step: "gone", code: "linkNotFound" });
});

test("a try that failed on the way can be made again and says why it failed", async () => {
  const { model } = setUp({ replies: { authAccountBySpaceGuestInvitation: [refused("connectionFailed")] } });
  await shown(model);
  model.typeName("Hedda");
  await model.accept();
  expect(model.store.getState()).toMatchObject({ step: "shown", name: "Hedda", problem: "connectionFailed" });
});

test("while the server is away the name that was typed stays, and pressing again comes in under it", async () => {
  const entered = { ok: true, value: { account, redirect: "/s/garden" } };
  const { model, calls } = setUp({
    replies: {
      authAccountBySpaceGuestInvitation: [refused("connectionFailed"), entered],
      getSpaceGuestJoinConfigByCode: [{ ok: true, value: { config } }, refused("connectionFailed")],
    },
  });
  await shown(model);
  model.typeName("Hedda");
  await model.accept();
  expect(model.store.getState()).toEqual({
    step: "shown",
    config,
    name: "Hedda",
    isBusy: false,
    problem: "connectionFailed",
  });
  await model.accept();
  expect(calls.at(-1)?.[1]).toMatchObject({ name: "Hedda" });
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("an address without a code is no invitation and asks nothing", () => {
  const { model, calls } = setUp({ code: null });
  expect(model.store.getState()).toEqual({ step: "gone", code: "linkNotFound" });
  expect(calls).toEqual([]);
});
