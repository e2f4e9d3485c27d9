import { constants, must, newId } from "@atrium/contract";
import { codeForMs, newEmail, temporaryLinkForMs } from "./world.ts";
import type { Attempt, Cases, World } from "./world.ts";

const asking = {
  success: async (world: World) => ({ by: await world.nobody(), input: { email: newEmail() } }),
  invalidEmail: async (world: World) => ({ by: await world.nobody(), input: { email: "mira@localhost" } }),
  tooOftenAttempts: async (world: World) => {
    const [by, email] = [await world.nobody(), newEmail()];
    await by.browser.call("registerAccount", { email });
    return { by, input: { email } };
  },
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Somebody with a code in their browser, after this many wrong tries. */
async function withCode(world: World, wrongTries = 0): Promise<Attempt<"authAccountByMagicLink2">> {
  const by = await world.nobody();
  const asked = await world.askForCode(by);
  const mistaken = { ...asked, code: wrong(asked.code) };
  for (let tried = 0; tried < wrongTries; tried += 1) await by.browser.call("authAccountByMagicLink2", mistaken);
  return { by, input: asked };
}

export const accountCases = {
  registerAccount: asking,
  registerAccount2: asking,
  registerUnverifiedAccount: {
    success: async (world) => ({ by: await world.nobody(), input: { name: "Mira" } }),
    tooOftenAttempts: async (world) => ({ by: await world.limited("newGuests", 300), input: { name: "Mira" } }),
  },
  authAccountByMagicLink2: {
    success: (world) => withCode(world),
    magicLinkNotFound: async (world) => ({
      by: await world.nobody(),
      input: { authKey: newId().padEnd(22, "x"), code: "123456" },
    }),
    async codeNotFound(world) {
      const { by, input } = await withCode(world);
      await by.browser.call("authAccountByMagicLink2", input);
      return { by, input };
    },
    async codeExpired(world) {
      const attempt = await withCode(world);
      world.clock.move(codeForMs);
      return attempt;
    },
    async invalidCode(world) {
      const { by, input } = await withCode(world);
      return { by, input: { ...input, code: wrong(input.code) } };
    },
    tooOftenAttempts: (world) => withCode(world, constants.login.wrongTries),
    async emailIsUsed(world) {
      const [by, email] = [await world.account(), newEmail()];
      await world.account(email);
      return { by, input: await world.askForEmail(by, email) };
    },
  },
  changeAccountEmail: {
    success: async (world) => ({ by: await world.account(), input: { email: newEmail() } }),
    invalidEmail: async (world) => ({ by: await world.account(), input: { email: "mira@localhost" } }),
    accountIsNotVerified: async (world) => ({ by: await world.guest(), input: { email: newEmail() } }),
    async proofNeeded(world) {
      const by = await world.account();
      world.clock.move(constants.login.provenForMs);
      return { by, input: { email: newEmail() } };
    },
    async tooOftenAttempts(world) {
      const [by, email] = [await world.account(), newEmail()];
      await by.browser.call("changeAccountEmail", { email });
      return { by, input: { email } };
    },
  },
  createTemporaryAuthLink: { success: async (world) => ({ by: await world.guest(), input: { to: "/s/try-me" } }) },
  authAccountByTemporaryAuthLink: {
    success: async (world) => ({
      by: await world.nobody(),
      input: { token: await world.temporaryLink(), confirmed: true },
    }),
    confirmationNeeded: async (world) => ({ by: await world.nobody(), input: { token: await world.temporaryLink() } }),
    codeNotFound: async (world) => ({ by: await world.nobody(), input: { token: newId() } }),
    async codeExpired(world) {
      const token = await world.temporaryLink();
      world.clock.move(temporaryLinkForMs);
      return { by: await world.nobody(), input: { token } };
    },
    tooOftenAttempts: async (world) => ({
      by: await world.limited("wrongTemporaryLinks", 20),
      input: { token: newId() },
    }),
  },
  listAccountSessions: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  getOwnDataPage: { success: async (world) => ({ by: await world.guest(), input: { part: "profile" } }) },
  confirmAccountSession: {
    async success(world) {
      const email = newEmail();
      const [by, other] = [await world.account(email), await world.account(email)];
      const { sessions } = must((await other.browser.call("listAccountSessions", {})).value, "signed in");
      const { sessionId } = must(sessions[0], "the session one asks with comes first");
      return { by, input: { sessionId } };
    },
  },
  endAccountSessions: {
    async success(world) {
      const email = newEmail();
      const [by] = [await world.account(email), await world.account(email)];
      return { by, input: {} };
    },
  },
  logoutAccount: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  getAccountProfile: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  updateAccount: {
    async success(world) {
      const by = await world.guest();
      must(by.accountId, "a guest has an account");
      return { by, input: { name: "Anna", pronoun: null, palette: "mainPalette7v2" } };
    },
    async uploadIntentNotFound(world) {
      const by = await world.guest();
      return { by, input: { avatarUploadId: await world.uploaded(by, "image") } };
    },
  },
  setAvatarAppearance: {
    success: async (world) => ({ by: await world.guest(), input: { avatarAppearance: "animal:owl" } }),
  },
  canDeleteAccount: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  deleteAccount: {
    success: async (world) => ({ by: await world.account(), input: {} }),
    async needToTransferTeamRights(world) {
      const { host, teamId } = await world.scene();
      await world.arrange.joinTeam(await world.account(), teamId, "MEMBER");
      return { by: host, input: {} };
    },
  },
  getMailChoices: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  setMailChoices: { success: async (world) => ({ by: await world.account(), input: { direct: false } }) },
  getActiveAccessibilitySurvey: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  sendHubspotSurvey: { success: async (world) => ({ by: await world.account(), input: {} }) },
  answerSurvey: { success: async (world) => ({ by: await world.account(), input: { useCase: "teaching" } }) },
  listAccountTeams: { success: async (world) => ({ by: await world.guest(), input: {} }) },
} satisfies Partial<Cases>;
