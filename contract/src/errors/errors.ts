import { textsAccount } from "./textsAccount.ts";
import { textsBilling } from "./textsBilling.ts";
import { textsFile } from "./textsFile.ts";
import { textsGeneral, type UserText } from "./textsGeneral.ts";
import { textsSpace } from "./textsSpace.ts";

/** Every sentence shown to users about failures and wrong input, by its kebab-case key. */
export const errorTexts = { ...textsGeneral, ...textsAccount, ...textsBilling, ...textsSpace, ...textsFile } as const;
export type ErrorTextKey = keyof typeof errorTexts;

/** `later`: the same call may succeed another time. `never`: only another call can. */
type Retry = "never" | "later";
const says = <const Key extends ErrorTextKey>(text: Key, retry: Retry = "never") => ({ text, retry });

/** Every code a reply may carry. Clients rely on them: never rename or reuse one. */
export const errors = {
  // generic
  connectionFailed: says("connection-failed", "later"),
  serverError: says("server-error", "later"),
  unknownError: says("unknown-error", "later"),
  forbidden: says("forbidden"),
  unauthorized: says("unauthorized"),
  invalidRequest: says("invalid-request"),
  somethingWentWrong: says("something-went-wrong", "later"),
  // account
  invalidEmail: says("invalid-email"),
  businessEmailNeeded: says("business-email"),
  tooOftenAttempts: says("too-often-attempts", "later"),
  accountIsVerified: says("account-is-verified"),
  accountIsNotVerified: says("account-is-not-verified"),
  invalidCustomDomain: says("invalid-custom-domain"),
  magicLinkNotFound: says("magic-link-not-found"),
  invalidCode: says("wrong-auth-code"),
  codeNotFound: says("auth-code-not-found"),
  codeExpired: says("auth-code-expired"),
  confirmationNeeded: says("confirmation-needed"),
  emailIsUsed: says("email-already-in-use"),
  proofNeeded: says("proof-needed"),
  passkeyNotFound: says("passkey-not-found"),
  passkeyRefused: says("passkey-refused"),
  tooManyPasskeys: says("too-many-passkeys"),
  alreadyAuthorized: says("already-authorized"),
  uploadIntentExpired: says("upload-intent-expired"),
  uploadIntentNotFound: says("upload-intent-not-found"),
  invalidFileType: says("invalid-file-type"),
  fileTooLarge: says("file-too-large"),
  imageTooLarge: says("image-too-large"),
  fileDamaged: says("file-damaged"),
  fileNotSafe: says("file-not-safe"),
  pictureNotReached: says("picture-not-reached"),
  uploadsBusy: says("uploads-busy", "later"),
  needToTransferTeamRights: says("need-to-transfer-team-rights"),
  // google
  alreadyLinked: says("account-already-connected-with-google-calendar"),
  calendarFetchingError: says("cant-find-connected-google-calendar", "later"),
  notIntegrated: says("not-integrated-with-google-calendar"),
  invalidRedirectUrl: says("invalid-redirect-url"),
  googleNotSetUp: says("google-not-set-up"),
  googleEmailNotProven: says("google-email-not-proven"),
  // slack
  slackNotSetUp: says("slack-not-set-up"),
  slackNotIntegrated: says("slack-not-integrated"),
  slackChannelNotFound: says("slack-channel-not-found"),
  slackOtherWorkspace: says("slack-other-workspace"),
  // billing
  teamNotFound: says("team-not-found"),
  invalidBillingParams: says("invalid-billing-parameters"),
  paymentFailed: says("payment-failed"),
  teamOnCustomRate: says("team-on-custom-rate"),
  teamOnLegacyRate: says("team-on-legacy-rate"),
  defaultCardNotFound: says("default-card-not-found"),
  customerLocationNotRecognized: says("customer-location-not-recognized"),
  couponNotFound: says("promo-code-is-invalid"),
  toRateNotFound: says("chosen-plan-not-found"),
  teamNotOnFreeOrLegacyRate: says("cant-buy-paid-plan"),
  invalidPaymentMethod: says("invalid-payment-method"),
  subscriptionNotActive: says("subscription-is-already-canceled"),
  teamNotOnPaidRate: says("no-subscription-to-upgrade"),
  downgradeNotAvailable: says("cant-perform-plan-downgrade"),
  selectMoreSpacesOrUsers: says("select-more-spaces-or-users"),
  paymentIntentNotFound: says("payment-intent-not-found"),
  paymentIntentNotSucceeded: says("payment-intent-not-succeeded"),
  cardNotFound: says("card-not-found"),
  cardDeclinedByStripe: says("something-wrong-with-your-card"),
  teamIsNotOnFreeRate: says("team-is-not-on-free-rate"),
  teamAdminAccountIsNotVerified: says("team-admin-is-not-verified"),
  teamIsNotOnPaidRate: says("team-is-not-on-paid-rate"),
  buyingNotSetUp: says("buying-not-set-up"),
  subscriptionIsActive: says("subscription-is-already-active"),
  trialAlreadyStarted: says("trial-already-started"),
  dayPassNotMovable: says("day-pass-not-movable"),
  invalidDayPassPeriod: says("invalid-day-pass-period"),
  invalidDayPassTimezone: says("invalid-day-pass-timezone"),
  // chat
  chatNotFound: says("chat-not-found"),
  messageNotFound: says("message-not-found"),
  messageIsDeleted: says("message-is-deleted"),
  reactionExists: says("reaction-exists"),
  reactionNotExists: says("reaction-not-exists"),
  reactionsQuantityExceeded: says("reactions-quantity-exceeded"),
  chatNotAllowed: says("chat-is-not-allowed"),
  notConnectedToSpace: says("not-connected-to-space"),
  notConnectedToRoom: says("not-connected-to-room"),
  // room and element
  roomNotFound: says("room-not-found"),
  folderNotFound: says("folder-not-found"),
  roomsLimitReached: says("room-limit-reached"),
  noMorePublicRooms: says("no-more-public-rooms"),
  invalidRoomType: says("invalid-room-type"),
  elementIsForbidden: says("element-is-forbidden"),
  alreadyExists: says("element-already-exists"),
  elementsQuantityExceeded: says("elements-quantity-exceeded"),
  elementNotFound: says("element-not-found"),
  elementLocked: says("element-locked"),
  pinNotAllowed: says("pin-not-allowed"),
  lockNotAllowed: says("lock-not-allowed"),
  megaphoneNotAllowed: says("megaphone-is-not-allowed"),
  contentIsEmpty: says("content-is-empty"),
  participantNotFound: says("participant-not-found"),
  notWatching: says("not-watching"),
  alreadyTranslating: says("you-are-already-presenting"),
  anotherAccountIsTranslating: says("another-user-is-presenting-now"),
  notTranslating: says("you-are-not-presenting"),
  recordingForbidden: says("recording-forbidden"),
  recordingInProgress: says("recording-in-progress"),
  recordingNotInProgress: says("recording-not-in-progress"),
  alreadyRecording: says("already-recording"),
  alreadyNotRecording: says("already-not-recording"),
  recordingsQuantityExceeded: says("recording-quantity-exceeded"),
  recordingNotFound: says("recording-not-found"),
  recordingNotSetUp: says("recording-not-set-up"),
  captionsNotSetUp: says("captions-not-set-up"),
  recordersBusy: says("recorders-busy"),
  alreadyNotOnStage: says("user-is-not-on-stage"),
  stageIsFull: says("stage-is-full"),
  // join room
  invalidPassword: says("password"),
  roomCapacityReached: says("maximum-room-capacity-reached"),
  roomIsBlocked: says("room-is-blocked"),
  roomIsHidden: says("room-is-hidden"),
  // space
  spaceNotFound: says("space-not-found"),
  invalidSlug: says("space-url-invalid"),
  restrictedSlug: says("space-url-reserved"),
  privateSpaceForbiddenByRate: says("upgrade-team-plan"),
  spacesQuantityRateLimit: says("need-to-upgrade-plan"),
  spaceTemplateNotFound: says("space-template-not-found"),
  logoFeatureIsNotAvailable: says("logo-feature-is-not-available"),
  spacePasswordForbiddenByRate: says("space-password-feature-not-available"),
  missingEnterAsAdminPassword: says("missing-enter-as-admin-password"),
  missingOldSpaceId: says("missing-old-space-id"),
  // team
  cannotRemoveLastAdmin: says("cant-remove-last-team-admin"),
  lastAdmin: says("cant-abandon-this-team"),
  memberNotFound: says("user-is-not-a-member"),
  guestNotFound: says("user-is-not-a-guest"),
  accountNotFound: says("account-not-found"),
  linkNotFound: says("invite-link-not-found"),
  accountHasNoEmail: says("invited-account-has-no-email"),
  inviteNotFound: says("no-such-invitation"),
  ssoNotEnabled: says("sso-not-enabled-for-the-team"),
  invalidSignInUrl: says("invalid-sign-in-url"),
  invalidIdentityProviderEntityId: says("invalid-identity-provider-entity-id"),
  invalidIdentityProviderCertificate: says("invalid-identity-provider-certificate"),
  invalidSsoLoginButtonText: says("invalid-sso-login-button-text"),
  ssoEmailMissing: says("sso-email-missing"),
  ssoAdminElsewhere: says("sso-admin-elsewhere"),
  ssoNotInTeam: says("sso-not-in-team"),
  emailWhitelabelForbidden: says("email-whitelabel-forbidden"),
  broadcastAlreadyInUse: says("broadcast-already-in-use"),
  broadcastDoesNotExists: says("broadcast-does-not-exist"),
  // per email invite
  duplicatedEmail: says("duplicated-email"),
  userIsMemberAlready: says("user-is-member-already"),
} as const;
export type ErrorCode = keyof typeof errors;
export const ERROR_CODES = Object.keys(errors) as readonly ErrorCode[];

/** Default values for a sentence's placeholders: a server too busy to answer says 503. */
const KNOWN_VALUES: { readonly [Key in ErrorTextKey]?: Readonly<Record<string, number>> } = {
  "server-error": { n: 503 },
};

/** The sentence shown for a code or a text key; `{n}` and `{count}` are filled from `values`. */
export function errorText(
  key: ErrorCode | ErrorTextKey,
  locale: keyof UserText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = key in errors ? errors[key as ErrorCode].text : (key as ErrorTextKey);
  const known: typeof values = { ...KNOWN_VALUES[text], ...values };
  return errorTexts[text][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole));
}
