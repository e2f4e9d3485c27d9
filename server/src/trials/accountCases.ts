import { constants, must, newId } from "@atrium/contract";
import { codeForMs, newEmail, temporaryLinkForMs } from "./stage.ts";
import type { Attempt, Cases, Stage } from "./stage.ts";

const asking = {
  success: async (stage: Stage) => ({ by: await stage.nobody(), input: { email: newEmail() } }),
  invalidEmail: async (stage: Stage) => ({ by: await stage.nobody(), input: { email: "mira@localhost" } }),
  tooOftenAttempts: async (stage: Stage) => {
    const [by, email] = [await stage.nobody(), newEmail()];
    await by.browser.call("registerAccount", { email });
    return { by, input: { email } };
  },
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Somebody with a code in their browser, after so many wrong tries. */
async function withCode(stage: Stage, wrongTries = 0): Promise<Attempt<"authAccountByMagicLink2">> {
  const by = await stage.nobody();
  const asked = await stage.askForCode(by);
  const mistaken = { ...asked, code: wrong(asked.code) };
  for (let tried = 0; tried < wrongTries; tried += 1) await by.browser.call("authAccountByMagicLink2", mistaken);
  return { by, input: asked };
}

export const accountCases = {
  registerAccount: asking,
  registerAccount2: asking,
  registerUnverifiedAccount: {
    success: async (stage) => ({ by: await stage.nobody(), input: { name: "Mira" } }),
    tooOftenAttempts: async (stage) => ({ by: await stage.limited("newGuests", 300), input: { name: "Mira" } }),
  },
  authAccountByMagicLink2: {
    success: (stage) => withCode(stage),
    magicLinkNotFound: async (stage) => ({
      by: await stage.nobody(),
      input: { authKey: newId().padEnd(22, "x"), code: "123456" },
    }),
    async codeNotFound(stage) {
      const { by, input } = await withCode(stage);
      await by.browser.call("authAccountByMagicLink2", input);
      return { by, input };
    },
    async codeExpired(stage) {
      const attempt = await withCode(stage);
      stage.clock.move(codeForMs);
      return attempt;
    },
    async invalidCode(stage) {
      const { by, input } = await withCode(stage);
      return { by, input: { ...input, code: wrong(input.code) } };
    },
    tooOftenAttempts: (stage) => withCode(stage, constants.login.wrongTries),
    async emailIsUsed(stage) {
      const [by, email] = [await stage.account(), newEmail()];
      await stage.account(email);
      return { by, input: await stage.askForEmail(by, email) };
    },
  },
  changeAccountEmail: {
    success: async (stage) => ({ by: await stage.account(), input: { email: newEmail() } }),
    invalidEmail: async (stage) => ({ by: await stage.account(), input: { email: "mira@localhost" } }),
    async tooOftenAttempts(stage) {
      const [by, email] = [await stage.account(), newEmail()];
      await by.browser.call("changeAccountEmail", { email });
      return { by, input: { email } };
    },
  },
  createTemporaryAuthLink: { success: async (stage) => ({ by: await stage.guest(), input: { to: "/s/try-me" } }) },
  authAccountByTemporaryAuthLink: {
    success: async (stage) => ({
      by: await stage.nobody(),
      input: { token: await stage.temporaryLink(), confirmed: true },
    }),
    confirmationNeeded: async (stage) => ({ by: await stage.nobody(), input: { token: await stage.temporaryLink() } }),
    codeNotFound: async (stage) => ({ by: await stage.nobody(), input: { token: newId() } }),
    async codeExpired(stage) {
      const token = await stage.temporaryLink();
      stage.clock.move(temporaryLinkForMs);
      return { by: await stage.nobody(), input: { token } };
    },
    tooOftenAttempts: async (stage) => ({
      by: await stage.limited("wrongTemporaryLinks", 20),
      input: { token: newId() },
    }),
  },
  listAccountSessions: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  getOwnDataPage: { success: async (stage) => ({ by: await stage.guest(), input: { part: "profile" } }) },
  endAccountSessions: {
    async success(stage) {
      const email = newEmail();
      const [by] = [await stage.account(email), await stage.account(email)];
      return { by, input: {} };
    },
  },
  logoutAccount: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  getAccountProfile: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  updateAccount: {
    async success(stage) {
      const by = await stage.guest();
      must(by.accountId, "a guest has an account");
      return { by, input: { name: "Anna", pronoun: null, palette: "mainPalette7v2" } };
    },
    async uploadIntentNotFound(stage) {
      const by = await stage.guest();
      return { by, input: { avatarUploadId: await stage.uploaded(by, "image") } };
    },
  },
  setAvatarAppearance: {
    success: async (stage) => ({ by: await stage.guest(), input: { avatarAppearance: "animal:owl" } }),
  },
  canDeleteAccount: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  deleteAccount: {
    success: async (stage) => ({ by: await stage.account(), input: {} }),
    async needToTransferTeamRights(stage) {
      const { host, teamId } = await stage.scene();
      await stage.arrange.joinTeam(await stage.account(), teamId, "MEMBER");
      return { by: host, input: {} };
    },
  },
  getActiveAccessibilitySurvey: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  answerSurvey: { success: async (stage) => ({ by: await stage.account(), input: { useCase: "teaching" } }) },
  listAccountTeams: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
} satisfies Partial<Cases>;
