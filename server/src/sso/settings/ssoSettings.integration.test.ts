import { must } from "@atrium/contract";
import { makeIdpKey } from "@atrium/testkit/fakeIdp";
import { afterAll, expect, test } from "vitest";
import { openParty, REFUSED, aPerson, begin, post, whoAmI } from "../../trials/ssoParty.ts";
import type { Wish } from "../../trials/ssoParty.ts";

const { GOOD, newBrowser, aTeam, signIn, clock, idp, atrium, arrange, closeParty } = await openParty();
afterAll(closeParty);

test("where it is off, or the plan is without it, nobody begins, and there is no button", async () => {
  const { teamId, admin } = await aTeam();
  const shown = async () => (await newBrowser().call("getSsoButton", { teamId })).value?.sso;
  expect(await shown()).toEqual({ teamId, teamName: "Kite Studio", text: GOOD.buttonText });
  await arrange.team(teamId, { plan: "startup" });
  expect(await shown()).toBe(null);
  expect((await newBrowser().call("getSamlAuthLink", { teamId })).code).toBe("ssoNotEnabled");
  expect((await admin.call("updateTeamSso", { teamId, ...GOOD })).code).toBe("forbidden");
  await arrange.team(teamId, { plan: "enterprise" });
  await admin.call("updateTeamSso", { teamId, ...GOOD, isEnabled: false });
  expect(await shown()).toBe(null);
});

test("turning it off ends nobody's session", async () => {
  const { teamId, admin } = await aTeam();
  const browser = newBrowser();
  await signIn(teamId, aPerson(), browser);
  await admin.call("updateTeamSso", { teamId, ...GOOD, isEnabled: false });
  expect(await whoAmI(browser)).not.toBe(null);
});

const weak = await makeIdpKey({ bits: 1024 });
const elliptic = await makeIdpKey({ isElliptic: true });
const ended = await makeIdpKey({ from: new Date(Date.UTC(2024, 0, 1)), until: new Date(Date.UTC(2025, 0, 1)) });
const next = await makeIdpKey({ from: new Date(Date.UTC(2026, 11, 6)) });

test.each([
  ["a sign-in page without https", { signInUrl: "http://id.kite.studio/sso" }, "invalidSignInUrl"],
  ["a sign-in page on our own host", { signInUrl: `${atrium.url}/login` }, "invalidSignInUrl"],
  ["a sign-in page with a password in it", { signInUrl: "https://a:b@id.kite.studio" }, "invalidSignInUrl"],
  ["a sign-in page that is none", { signInUrl: "javascript:alert(1)" }, "invalidSignInUrl"],
  ["no entity id", { entityId: " " }, "invalidIdentityProviderEntityId"],
  ["an entity id with a space", { entityId: "a b" }, "invalidIdentityProviderEntityId"],
  ["no certificate", { certificates: [] }, "invalidIdentityProviderCertificate"],
  ["what is no certificate", { certificates: ["Zm9v"] }, "invalidIdentityProviderCertificate"],
  ["a certificate that has ended", { certificates: [ended.certificate] }, "invalidIdentityProviderCertificate"],
  ["a key of 1024 bits", { certificates: [weak.certificate] }, "invalidIdentityProviderCertificate"],
  ["a key of another kind", { certificates: [elliptic.certificate] }, "invalidIdentityProviderCertificate"],
  ["a button of one letter", { buttonText: "x" }, "invalidSsoLoginButtonText"],
  ["a button of 41 letters", { buttonText: "x".repeat(41) }, "invalidSsoLoginButtonText"],
] satisfies [string, Partial<Wish>, string][])("%s is refused, and what was set stays", async (_what, wish, code) => {
  const { teamId, admin } = await aTeam();
  expect((await admin.call("updateTeamSso", { teamId, ...GOOD, ...wish })).code).toBe(code);
  const kept = (await admin.call("getTeamSso", { teamId })).value?.sso;
  expect(kept).toMatchObject({ signInUrl: GOOD.signInUrl, entityId: GOOD.entityId, buttonText: GOOD.buttonText });
});

test("while it is off nothing need be there yet; two certificates follow one another", async () => {
  const { teamId, admin } = await aTeam({
    isEnabled: false,
    signInUrl: "",
    entityId: "",
    certificates: [],
    buttonText: "",
  });
  const certificates = [next.certificate, idp.key.certificate];
  const set = must((await admin.call("updateTeamSso", { teamId, ...GOOD, certificates })).value, "set").sso;
  expect(set.certificates.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(["2026-12-06", "2026-01-01"]);
  expect((await signIn(teamId, aPerson())).code).toBe("success");
});

test("a certificate that has ended by now, or not begun, opens nothing", async () => {
  const { teamId } = await aTeam({ certificates: [next.certificate] });
  const answer = idp.answer(await begin(newBrowser(), teamId), aPerson(), { key: next });
  expect(await post(answer)).toBe(REFUSED);
});

test("changes stand in the log of the team, and who joined by it", async () => {
  const { teamId, admin } = await aTeam();
  clock.move(1000);
  await signIn(teamId, aPerson());
  const entries = must((await admin.call("listTeamAuditEntries", { teamId })).value, "listed").entries;
  expect(entries.map(({ act }) => act)).toEqual([{ action: "joinedBySso" }, { action: "ssoChanged", isEnabled: true }]);
});

test("a stored certificate that has ended neither keeps the next one out, nor single sign-on from being turned off", async () => {
  const old = await makeIdpKey({ from: new Date(Date.UTC(2025, 0, 1)), until: new Date(clock.nowMs() + 60_000) });
  const { teamId, admin } = await aTeam({ certificates: [old.certificate] });
  const set = (wish: Partial<Wish>) => admin.call("updateTeamSso", { teamId, ...GOOD, ...wish });
  clock.move(60_000);
  const refused = "invalidIdentityProviderCertificate";
  expect((await set({ certificates: [old.certificate] })).code).toBe(refused);
  expect((await set({ certificates: [old.certificate, ended.certificate] })).code).toBe(refused);
  expect((await set({ certificates: [old.certificate], isEnabled: false })).code).toBe("success");
  expect((await set({ certificates: [old.certificate, idp.key.certificate] })).code).toBe("success");
  expect((await signIn(teamId, aPerson())).code).toBe("success");
  expect((await set({})).code).toBe("success");
  expect((await set({ certificates: [old.certificate, idp.key.certificate] })).code).toBe(refused);
});
