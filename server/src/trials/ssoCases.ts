import { constants, must, newId } from "@atrium/contract";
import type { InputOf, operations, TeamId } from "@atrium/contract";
import type { IdpPerson } from "@atrium/testkit/fakeIdp";
import { newEmail } from "./world.ts";
import type { Attempt, Cases, Person, World } from "./world.ts";

type Wish = Omit<InputOf<typeof operations.updateTeamSso>, "teamId">;

const somebody = (change: Partial<IdpPerson> = {}): IdpPerson => ({ nameId: newId(), email: newEmail(), ...change });
const wishOf = ({ idp }: World): Wish => ({
  isEnabled: true,
  signInUrl: idp.signInUrl,
  entityId: idp.entityId,
  certificates: [idp.key.certificate],
  buttonText: "Continue with Kite ID",
});

/** A team with single sign-on and its admin, at a program that all trials share. */
async function aTeam(world: World): Promise<{ by: Person; teamId: TeamId }> {
  const by = await world.account();
  const { id: teamId } = must((await by.browser.call("createTeam", { name: "Kite" })).value, "a team");
  await world.arrange.team(teamId, { plan: "enterprise" });
  await by.browser.call("updateTeamSso", { teamId, ...wishOf(world) });
  return { by, teamId };
}

const change =
  (wish: Partial<Wish>) =>
  async (world: World): Promise<Attempt<"updateTeamSso">> => {
    const { by, teamId } = await aTeam(world);
    return { by, input: { teamId, ...wishOf(world), ...wish } };
  };

/** A trial while single sign-on is off and something of it is left out. */
const without =
  (wish: Partial<Wish>) =>
  async (world: World): Promise<Attempt<"startSsoTest">> => {
    const { by, teamId } = await aTeam(world);
    await by.browser.call("updateTeamSso", { teamId, ...wishOf(world), isEnabled: false, ...wish });
    return { by, input: { teamId } };
  };

/** Somebody has signed in at the provider of a team, in a browser without a session. */
async function answered(world: World, teamId: TeamId, person = somebody()): Promise<Attempt<"authAccountBySaml">> {
  const by = await world.nobody();
  const { url } = must((await by.browser.call("getSamlAuthLink", { teamId })).value, "a link");
  const { acsUrl, samlResponse } = world.idp.answer(url, person);
  const body = new URLSearchParams({ SAMLResponse: samlResponse });
  const { headers } = await fetch(acsUrl, { method: "POST", body, redirect: "manual" });
  return { by, input: { code: must(/code=([\w-]+)$/.exec(headers.get("location") ?? "")?.[1], "a code") } };
}

/** Somebody who has signed in through the team's provider, and the same person about to sign in again. */
async function again(
  world: World,
  between: (team: Awaited<ReturnType<typeof aTeam>>, first: Person) => Promise<unknown>,
) {
  const [team, person] = [await aTeam(world), somebody()];
  const first = await answered(world, team.teamId, person);
  const came = must((await first.by.browser.call("authAccountBySaml", first.input)).value, "in");
  const accountId = came.state === "in" ? came.account.accountId : null;
  await between(team, { ...first.by, accountId });
  return answered(world, team.teamId, person);
}

export const ssoCases = {
  getTeamSso: {
    async success(world) {
      const { by, teamId } = await aTeam(world);
      return { by, input: { teamId } };
    },
  },
  getSsoTest: {
    async success(world) {
      const { by, teamId } = await aTeam(world);
      await by.browser.call("startSsoTest", { teamId });
      return { by, input: { teamId } };
    },
  },
  startSsoTest: {
    async success(world) {
      const { by, teamId } = await aTeam(world);
      return { by, input: { teamId } };
    },
    async ssoNotEnabled(world) {
      const by = await world.account();
      const { id: teamId } = must((await by.browser.call("createTeam", { name: "Kite" })).value, "a team");
      await world.arrange.team(teamId, { plan: "enterprise" });
      return { by, input: { teamId } };
    },
    invalidSignInUrl: without({ signInUrl: "" }),
    invalidIdentityProviderEntityId: without({ entityId: "" }),
    invalidIdentityProviderCertificate: without({ certificates: [] }),
  },
  updateTeamSso: {
    success: change({}),
    invalidSignInUrl: change({ signInUrl: "http://id.example.org" }),
    invalidIdentityProviderEntityId: change({ entityId: "" }),
    invalidIdentityProviderCertificate: change({ certificates: ["none"] }),
    invalidSsoLoginButtonText: change({ buttonText: "x" }),
  },
  getSsoButton: {
    success: async (world) => ({ by: await world.nobody(), input: { teamId: (await aTeam(world)).teamId } }),
  },
  getSamlAuthLink: {
    success: async (world) => ({ by: await world.nobody(), input: { teamId: (await aTeam(world)).teamId } }),
    ssoNotEnabled: async (world) => ({ by: await world.nobody(), input: { teamId: newId<TeamId>() } }),
    invalidRedirectUrl: async (world) => ({
      by: await world.nobody(),
      input: { teamId: newId<TeamId>(), redirect: "//evil.example" },
    }),
    tooOftenAttempts: async (world) => ({
      by: await world.limited("samlSignIns", 300),
      input: { teamId: newId<TeamId>() },
    }),
  },
  authAccountBySaml: {
    success: async (world) => answered(world, (await aTeam(world)).teamId),
    async invalidCode(world) {
      const attempt = await answered(world, (await aTeam(world)).teamId);
      world.clock.move(constants.oauth.stateForMs);
      return attempt;
    },
    async ssoNotEnabled(world) {
      const { by: admin, teamId } = await aTeam(world);
      const attempt = await answered(world, teamId);
      await admin.browser.call("updateTeamSso", { teamId, ...wishOf(world), isEnabled: false });
      return attempt;
    },
    ssoEmailMissing: async (world) => answered(world, (await aTeam(world)).teamId, { nameId: newId() }),
    ssoAdminElsewhere: (world) =>
      again(world, (_team, first) => first.browser.call("createTeam", { name: "Of my own" })),
    ssoNotInTeam: (world) =>
      again(world, ({ teamId }, first) => first.browser.call("leaveAccountFromTeam", { teamId })),
  },
} satisfies Partial<Cases>;
