import { bind } from "../platform/calls/handler.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { authAccountByMagicLink2 } from "./signIn/authAccountByMagicLink2.ts";
import { authAccountByTemporaryAuthLink } from "./handover/authAccountByTemporaryAuthLink.ts";
import { canDeleteAccount } from "./deletion/canDeleteAccount.ts";
import { confirmAccountSession } from "./devices/confirmAccountSession.ts";
import { endAccountSessions } from "./devices/endAccountSessions.ts";
import { listAccountSessions } from "./devices/listAccountSessions.ts";
import { deleteAccount } from "./deletion/deleteAccount.ts";
import { changeAccountEmail } from "./email/changeAccountEmail.ts";
import { createTemporaryAuthLink } from "./handover/createTemporaryAuthLink.ts";
import { getOwnDataPage } from "./data/getOwnDataPage.ts";
import { getAccountProfile } from "./getAccountProfile.ts";
import { listAccountTeams } from "./listAccountTeams.ts";
import { logoutAccount } from "./logoutAccount.ts";
import { getMailChoices } from "./mailChoices/getMailChoices.ts";
import { setMailChoices } from "./mailChoices/setMailChoices.ts";
import { registerAccount } from "./signIn/registerAccount.ts";
import { registerAccount2 } from "./signIn/registerAccount2.ts";
import { registerUnverifiedAccount } from "./registerUnverifiedAccount.ts";
import { answerSurvey } from "./survey/answerSurvey.ts";
import { getActiveAccessibilitySurvey } from "./survey/getActiveAccessibilitySurvey.ts";
import { authAccountByGoogleCode } from "./google/authAccountByGoogleCode.ts";
import { getGoogleAuthLink } from "./google/getGoogleAuthLink.ts";
import { sendHubspotSurvey } from "./survey/sendHubspotSurvey.ts";
import { addPasskey } from "./passkeys/addPasskey.ts";
import { authAccountByPasskey } from "./passkeys/authAccountByPasskey.ts";
import { listPasskeys } from "./passkeys/listPasskeys.ts";
import { removePasskey } from "./passkeys/removePasskey.ts";
import { renamePasskey } from "./passkeys/renamePasskey.ts";
import { startPasskey } from "./passkeys/startPasskey.ts";
import { startPasskeySignIn } from "./passkeys/startPasskeySignIn.ts";
import { setAvatarAppearance } from "./setAvatarAppearance.ts";
import { updateAccount } from "./updateAccount.ts";

const handlers = {
  addPasskey,
  answerSurvey,
  authAccountByGoogleCode,
  authAccountByMagicLink2,
  authAccountByPasskey,
  authAccountByTemporaryAuthLink,
  canDeleteAccount,
  changeAccountEmail,
  confirmAccountSession,
  createTemporaryAuthLink,
  deleteAccount,
  endAccountSessions,
  getAccountProfile,
  getActiveAccessibilitySurvey,
  getGoogleAuthLink,
  getMailChoices,
  getOwnDataPage,
  listAccountSessions,
  listAccountTeams,
  listPasskeys,
  logoutAccount,
  registerAccount,
  registerAccount2,
  registerUnverifiedAccount,
  removePasskey,
  renamePasskey,
  sendHubspotSurvey,
  setAvatarAppearance,
  setMailChoices,
  startPasskey,
  startPasskeySignIn,
  updateAccount,
};

export const accountOperations = (needs: AccountNeeds) => bind(needs, handlers);
