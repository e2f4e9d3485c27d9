/** Lengths and ranges of what people type, in symbols unless the name says otherwise. */
export const bounds = {
  personName: { min: 1, max: 50 },
  passkeyName: { min: 1, max: 60 },
  about: { min: 0, max: 250 },
  pronoun: { min: 1, max: 30 },
  teamName: { min: 1, max: 60 },
  spaceName: { min: 1, max: 60 },
  roomName: { min: 1, max: 60 },
  folderName: { min: 1, max: 60 },
  title: { min: 0, max: 120 },
  description: { min: 0, max: 1000 },
  password: { min: 4, max: 64 },
  brightnessPercent: { min: 0, max: 100 },
  zoomPercent: { min: 25, max: 300 },
  /** People in a room; of most kinds fewer fit. */
  roomCapacity: { min: 1, max: 5000 },
  elementText: { min: 0, max: 5000 },
  chatMessage: { min: 1, max: 4000 },
  ssoButtonText: { min: 2, max: 40 },
  imagePixels: { min: 1, max: 8000 },
  filesDroppedAtOnce: { min: 1, max: 10 },
  fileName: { min: 1, max: 200 },
  bugReport: { min: 1, max: 1000 },
  contactSalesMessage: { min: 1, max: 2000 },
  emailsPerInvite: { min: 1, max: 50 },
  /** Addresses of a file of contacts that are looked up in one call. */
  csvEmails: { min: 1, max: 500 },
  /** Lines of a file of contacts, and its size. */
  csvRows: { min: 1, max: 5000 },
  csvBytes: { min: 1, max: 1024 * 1024 },
  /** How many entries of the audit log one call answers. */
  auditPage: { min: 1, max: 500 },
  /** How many of a team's people one call answers. */
  peoplePage: { min: 1, max: 500 },
  spacePeopleAtOnce: { min: 1, max: 50 },
  /** What an inviter writes into the mail. */
  invitationMessage: { min: 0, max: 300 },
  /** How often one link may be used. */
  invitationUses: { min: 1, max: 1000 },
  slug: { min: 3, max: 50 },
  /** A domain as it is typed. */
  domain: { min: 1, max: 253 },
  email: { min: 3, max: 254 },
  /** A page to come back to, as its path is written in an address. */
  localPath: { min: 1, max: 500 },
  /** What a page says of a fault: signs at most. */
  errorReport: { message: 500, stack: 4000, page: 60 },
} as const;
