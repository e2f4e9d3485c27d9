/** Lengths and ranges of what people type, in code points unless the name says otherwise. */
export const bounds = {
  personName: { min: 1, max: 50 },
  passkeyName: { min: 1, max: 60 },
  about: { min: 0, max: 250 },
  pronoun: { min: 1, max: 30 },
  teamName: { min: 1, max: 60 },
  emailSenderName: { min: 1, max: 60 },
  /** A line or two about the contract of a team. */
  contractNote: { min: 1, max: 500 },
  /** What stands before the @ of a team's own sender address. */
  emailPrefix: { min: 1, max: 64 },
  spaceName: { min: 1, max: 60 },
  roomName: { min: 1, max: 60 },
  folderName: { min: 1, max: 60 },
  title: { min: 0, max: 120 },
  description: { min: 0, max: 1000 },
  /** What somebody asks with their hand. */
  stageQuestion: { min: 1, max: 200 },
  password: { min: 4, max: 64 },
  brightnessPercent: { min: 0, max: 100 },
  zoomPercent: { min: 25, max: 300 },
  /** People in a room; of most kinds fewer fit. */
  roomCapacity: { min: 1, max: 5000 },
  elementText: { min: 0, max: 5000 },
  areaName: { min: 0, max: 60 },
  elementFontSize: { min: 8, max: 200 },
  /** In units. */
  elementEdge: { min: 10, max: 10_000 },
  elementPosition: { min: -10_000, max: 20_000 },
  elementOrder: { min: -1_000_000_000, max: 1_000_000_000 },
  chatMessage: { min: 1, max: 4000 },
  ssoButtonText: { min: 2, max: 40 },
  ssoUrl: { min: 1, max: 1024 },
  /** A certificate as text (PEM). */
  ssoCertificate: { min: 1, max: 16_384 },
  imagePixels: { min: 1, max: 8000 },
  filesDroppedAtOnce: { min: 1, max: 10 },
  fileName: { min: 1, max: 200 },
  supportReason: { min: 10, max: 500 },
  /** How long a space stays open to support staff. */
  supportMinutes: { min: 5, max: 60 },
  bugReport: { min: 1, max: 1000 },
  contactSalesMessage: { min: 1, max: 2000 },
  company: { min: 1, max: 100 },
  /** Digits; what stands between them does not count. */
  phoneDigits: { min: 5, max: 20 },
  /** A phone number as typed, in characters. */
  phone: { min: 5, max: 40 },
  /** What the link of a campaign says of itself: the length of each word. */
  campaign: { min: 1, max: 100 },
  /** Faults that a page noticed, sent along with a bug report. */
  noticedFaults: { min: 0, max: 5 },
  emailsPerInvite: { min: 1, max: 50 },
  /** Addresses from a contacts file that one call may look up. */
  csvEmails: { min: 1, max: 500 },
  /** Number of lines of a contacts file, and its size. */
  csvRows: { min: 1, max: 5000 },
  csvBytes: { min: 1, max: 1024 * 1024 },
  /** Audit log entries per page. */
  auditPage: { min: 1, max: 500 },
  /** People of a team per page. */
  peoplePage: { min: 1, max: 500 },
  spacePeopleAtOnce: { min: 1, max: 50 },
  /** What an inviter writes into the mail. */
  invitationMessage: { min: 0, max: 300 },
  /** What somebody of a space says as they ask another one over. */
  invitationWords: { min: 1, max: 140 },
  /** How often one link may be used. */
  invitationUses: { min: 1, max: 1000 },
  slug: { min: 3, max: 50 },
  /** A domain as typed. */
  domain: { min: 1, max: 253 },
  email: { min: 3, max: 254 },
  /** A line of an address on an invoice. */
  billingLine: { min: 1, max: 100 },
  zip: { min: 2, max: 12 },
  taxNumber: { min: 4, max: 20 },
  promoCode: { min: 1, max: 60 },
  /** A page to return to: the path of a URL. */
  localPath: { min: 1, max: 500 },
  /** Of another service, in characters. */
  syncToken: { min: 1, max: 1000 },
  /** A page's error report: maximum lengths in characters, and the largest count of people or things. */
  errorReport: { message: 500, stack: 4000, page: 60, count: 1_000_000 },
} as const;
