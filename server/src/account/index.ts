// People, their sessions and the ways to sign in. Teams are built on accounts, so this domain depends on no other: what
// it needs from teams is passed in as an interface.
export { accessChanged, accountChanged } from "./accountNeeds.ts";
export type { AccountNeeds } from "./accountNeeds.ts";
export { accountOperations } from "./accountOperations.ts";
export { accountSubjects } from "./accountSubjects.ts";
export type { Account } from "./accountStore.ts";
export {
  changeAccount,
  findAccount,
  findAccountByEmail,
  holdAccountByEmail,
  isAvatar,
  profileOf,
} from "./accountStore.ts";
export { forgetDeletedAccounts } from "./deletion/forgetAccount.ts";
export { deviceOf } from "./devices/deviceOf.ts";
export { openProvenSession } from "./devices/openProvenSession.ts";
export { forgetGuests } from "./forgetGuests.ts";
export { createHubspot } from "./survey/createHubspot.ts";
export { localPath } from "./localPath.ts";
export { createGoogleSignIn } from "./google/createGoogleSignIn.ts";
export { wantsMail } from "./mailChoices/mailChoiceStore.ts";
export { mailChoices } from "./mailChoices/mailChoiceStore.ts";
export { holdCaller, openGuest, profileOrGuest, takeByAddress, takeFreeTeam, takeGuest } from "./guests.ts";
export { forgetChallenges } from "./passkeys/passkeyStore.ts";
export { usePasskey } from "./passkeys/usePasskey.ts";
export {
  createSessions,
  forgetSessions,
  isOpenSession,
  isProvenSince,
  lockSession,
  openSessions,
  sessionEnded,
} from "./sessions.ts";
export { parseEmail } from "./signIn/emailAddress.ts";
export type { EmailAddress } from "./signIn/emailAddress.ts";
export { becomeKnown, lockGuest, provenAccount } from "./signIn/provenAccount.ts";
export type { ProvenAccount } from "./signIn/provenAccount.ts";
export { provenEmailKey } from "./sso/provenEmailKey.ts";
export { findSsoIdentity, linkSso, lockSsoIdentity } from "./sso/ssoIdentityStore.ts";
export { takeBack } from "./deletion/takeBack.ts";
export { keyedHash, randomToken } from "./signIn/hashes.ts";
export { endLinksOf, forgetSignIns, lockMailbox } from "./signIn/signInStore.ts";
export { accounts } from "./tables.ts";
export type { OwnDataElsewhere } from "./data/getOwnDataPage.ts";
