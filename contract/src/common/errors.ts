/** Every code a reply may carry. Clients rely on them: never rename or reuse one. */
export const ERROR_GROUPS = {
  generic: ["connectionFailed", "serverError", "unknownError", "forbidden", "unauthorized", "invalidRequest", "somethingWentWrong"],
  account: ["invalidEmail", "tooOftenAttempts", "accountIsVerified", "accountIsNotVerified", "invalidCustomDomain", "magicLinkNotFound", "invalidCode", "codeNotFound", "codeExpired", "emailIsUsed", "alreadyAuthorized", "uploadIntentExpired", "uploadIntentNotFound", "needToTransferTeamRights"],
  google: ["alreadyLinked", "calendarFetchingError", "notIntegrated", "invalidRedirectUrl"],
  billing: ["teamNotFound", "invalidBillingParams", "paymentFailed", "teamOnCustomRate", "teamOnLegacyRate", "defaultCardNotFound", "customerLocationNotRecognized", "couponNotFound", "toRateNotFound", "teamNotOnFreeOrLegacyRate", "invalidPaymentMethod", "subscriptionNotActive", "teamNotOnPaidRate", "downgradeNotAvailable", "selectMoreSpacesOrUsers", "paymentIntentNotFound", "paymentIntentNotSucceeded", "cardNotFound", "cardDeclinedByStripe", "teamIsNotOnFreeRate", "teamAdminAccountIsNotVerified", "teamIsNotOnPaidRate"],
  chat: ["chatNotFound", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionNotExists", "chatNotAllowed", "notConnectedToSpace", "notConnectedToRoom"],
  roomAndElement: ["roomNotFound", "roomsLimitReached", "noMorePublicRooms", "invalidRoomType", "elementIsForbidden", "alreadyExists", "elementsQuantityExceeded", "elementNotFound", "elementLocked", "pinNotAllowed", "lockNotAllowed", "megaphoneNotAllowed", "contentIsEmpty", "participantNotFound", "notWatching", "alreadyTranslating", "anotherAccountIsTranslating", "notTranslating", "recordingForbidden", "recordingInProgress", "recordingNotInProgress", "alreadyRecording", "alreadyNotRecording", "recordingsQuantityExceeded", "alreadyNotOnStage"],
  joinRoom: ["invalidPassword", "roomCapacityReached", "roomIsBlocked", "roomIsHidden"],
  space: ["spaceNotFound", "invalidSlug", "restrictedSlug", "privateSpaceForbiddenByRate", "spacesQuantityRateLimit", "spaceTemplateNotFound", "logoFeatureIsNotAvailable", "spacePasswordForbiddenByRate", "missingEnterAsAdminPassword", "missingOldSpaceId"],
  team: ["cannotRemoveLastAdmin", "lastAdmin", "memberNotFound", "guestNotFound", "accountNotFound", "linkNotFound", "accountHasNoEmail", "inviteNotFound", "ssoNotEnabled", "invalidSignInUrl", "invalidIdentityProviderEntityId", "invalidIdentityProviderCertificate", "invalidSsoLoginButtonText", "emailWhitelabelForbidden", "broadcastAlreadyInUse", "broadcastDoesNotExists"],
  perEmailInvite: ["duplicatedEmail", "userIsMemberAlready"],
} as const;
export type ErrorCode = (typeof ERROR_GROUPS)[keyof typeof ERROR_GROUPS][number];
