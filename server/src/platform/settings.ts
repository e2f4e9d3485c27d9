// All settings in the environment: names, meaning, defaults, checks. The reference page is generated from it.
import { LOCALES, PLANS } from "@atrium/contract";
import { z } from "zod";
import {
  addresses,
  domain,
  emailAddress,
  emailAddresses,
  formId,
  hostAndPort,
  languages,
  nameServers,
  networks,
  oneOf,
  port,
  recognisers,
  relays,
  secret,
  secretOf,
  site,
  tagManager,
  url,
  workers,
} from "./settingChecks.ts";

export interface Setting {
  says: string;
  byDefault: string;
  check: z.ZodType<string>;
  isSecret?: boolean;
}

export const settings = {
  HOST: { says: "Address to listen on.", byDefault: "127.0.0.1", check: z.string().min(1) },
  PORT: { says: "Port to listen on. If it is taken, the next free one is used.", byDefault: "4400", check: port },
  PUBLIC_URL: {
    says: "Public URL of the site, for example https://meet.example.org. Required if the site is reached from outside.",
    byDefault: "",
    check: site,
  },
  NODE_URL: {
    says: "Where the other programs on the same database reach this one, for example http://10.0.0.5:4400. Required if there are several; their addresses then belong in TRUSTED_PROXIES.",
    byDefault: "",
    check: site,
  },
  ALLOW_PLAIN_HTTP: {
    says: "`yes` allows PUBLIC_URL to be http outside loopback. Browsers give no microphone access there.",
    byDefault: "",
    check: oneOf(["yes"]),
  },
  SERVER_SECRET: {
    says: "The secret from which the keys of sessions, codes and the media server are derived. Required if the site is reached from outside; on loopback one is created and kept in the data folder.",
    byDefault: "",
    check: secret,
    isSecret: true,
  },
  DATA_FOLDER: {
    says: "Folder of the built-in database, files and the mail outbox.",
    byDefault: ".data",
    check: z.string().min(1),
  },
  RECORDER_BROWSER: {
    says: "Path of the Chromium that records rooms, or `off` for no recordings. Without it, it is looked for in the usual places.",
    byDefault: "",
    check: z.string().min(1),
  },
  DATABASE_URL: {
    says: "Your own PostgreSQL, 16 or newer, with its contrib module btree_gin. Without it the built-in one is used.",
    byDefault: "",
    check: url(["postgres:", "postgresql:"]),
    isSecret: true,
  },
  LIVEKIT_URL: {
    says: "Your own LiveKit server (ws or wss). Without it the built-in media server is used.",
    byDefault: "",
    check: url(["ws:", "wss:"]),
  },
  LIVEKIT_KEY: { says: "Its API key.", byDefault: "", check: z.string().min(3) },
  LIVEKIT_SECRET: { says: "Its API secret.", byDefault: "", check: secret, isSecret: true },
  MEDIA_WORKERS: {
    says: "Threads of the built-in media server, 1 to 32. Rooms are spread over them; more threads than the machine has cores do not help.",
    byDefault: "1",
    check: workers,
  },
  MEDIA_UDP_PORT: {
    says: "UDP port of the built-in media server; each further thread uses one two higher. If it is taken, the next free one is used.",
    byDefault: "4420",
    check: port,
  },
  MEDIA_TCP_PORT: {
    says: "TCP port of the built-in media server, for networks without UDP; each further thread uses one two higher. If it is taken, the next free one is used.",
    byDefault: "4421",
    check: port,
  },
  MEDIA_ADDRESSES: {
    says: "IP addresses under which browsers reach the media ports. Required if the site is reached from outside; at `localhost` those of the machine are used.",
    byDefault: "",
    check: addresses,
  },
  TURN_URLS: {
    says: "TURN or STUN servers to offer to browsers, for example stun:stun.example.org, turn:turn.example.org:3478?transport=udp. Those with turn: or turns: need TURN_SECRET.",
    byDefault: "",
    check: relays,
  },
  TURN_SECRET: {
    says: "Shared secret of the TURN servers (coturn's use-auth-secret), at least 16 characters.",
    byDefault: "",
    check: secretOf(16),
    isSecret: true,
  },
  SMTP_URL: {
    says: "Mail server, for example smtps://user:password@smtp.example.org. Without it mail is written to the outbox folder and sign-in codes are shown in the terminal.",
    byDefault: "",
    check: url(["smtp:", "smtps:"]),
    isSecret: true,
  },
  MAIL_FROM: {
    says: "Sender of mail. Required with SMTP_URL if the site is reached from outside.",
    byDefault: "Atrium <atrium@localhost>",
    check: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address"),
  },
  MAIL_TEAM_DOMAIN: {
    says: "Domain of the addresses that teams with white-label may send from, for example teams.example.org. A team chooses what stands before the @, whatever no other team has, so the domain must not be that of MAIL_FROM and should have no mailboxes of yours. The mail server must accept it as a sender and should sign for it (DKIM), as bounces go to MAIL_FROM, whose domain SPF is about: a team's mail that is turned away because of its sender is tried again for about two hours and then given up. Without it and with SMTP_URL, only the sender's name is the team's.",
    byDefault: "",
    check: domain,
  },
  SUPPORT_EMAIL: {
    says: "Your support address: bug reports and what people write to sales are mailed to it, and pages that do not work name it. Without it both are only kept in the table `letters`.",
    byDefault: "",
    check: emailAddress,
  },
  SUPPORT_STAFF: {
    says: "Addresses of the accounts of your support staff, for example kim@example.org,lee@example.org. On /dashboard/support, with a passkey that is at least a day old and a reason that the team's admins read, they open a single space to themselves for at most an hour; they read no chats and change nothing. Without it nobody is support staff.",
    byDefault: "",
    check: emailAddresses,
  },
  TERMS_URL: {
    says: "Your own terms, as a page of yours, for example https://example.org/terms. The page of legal documents links to it.",
    byDefault: "",
    check: url(["https:", "http:"]),
  },
  PRIVACY_URL: { says: "Your own privacy notice, in the same way.", byDefault: "", check: url(["https:", "http:"]) },
  TRUSTED_PROXIES: {
    says: "Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For is trusted.",
    byDefault: "",
    check: networks,
  },
  S3_BUCKET: {
    says: "Private bucket for files. Without it files are stored in the data folder, which several programs must then share.",
    byDefault: "",
    check: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  },
  S3_ENDPOINT: {
    says: "S3 endpoint, for example https://s3.example.org. Without it: Amazon's endpoint of the region.",
    byDefault: "",
    check: site,
  },
  S3_REGION: { says: "Its region.", byDefault: "us-east-1", check: z.string().regex(/^[\w-]+$/, "must be a region") },
  S3_KEY: { says: "Its access key.", byDefault: "", check: z.string().min(3) },
  S3_SECRET: { says: "Its secret key.", byDefault: "", check: secretOf(8), isSecret: true },
  CLAMD_ADDRESS: {
    says: "A virus scanner (clamd) that scans every upload, for example 10.0.0.9:3310.",
    byDefault: "",
    check: hostAndPort,
  },
  DNS_SERVERS: {
    says: "Name servers used to check the records of spaces' own domains and to resolve the hosts of links, for example 1.1.1.1, 10.0.0.2:5353. Without them: those of this machine.",
    byDefault: "",
    check: nameServers,
  },
  LINK_TITLES: {
    says: "`no`: the titles of pages that people link to in chats are never fetched.",
    byDefault: "yes",
    check: oneOf(["yes", "no"]),
  },
  STRIPE_SECRET_KEY: {
    says: "Secret key of your Stripe account, for selling plans. Without it buying is not set up, and the pages say so.",
    byDefault: "",
    check: z.string().min(8),
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: { says: "Its publishable key.", byDefault: "", check: z.string().min(8) },
  STRIPE_WEBHOOK_SECRET: {
    says: "Secret with which Stripe signs its messages to /webhooks/stripe. Without it no messages are taken: what was bought is seen when somebody pays here, and later by itself.",
    byDefault: "",
    check: z.string().min(8),
    isSecret: true,
  },
  STRIPE_API_URL: {
    says: "Where Stripe is reached.",
    byDefault: "https://api.stripe.com",
    check: site,
  },
  GOOGLE_CLIENT_ID: {
    says: "Client id of your Google project, for signing in with Google and for calendars. Its return addresses are /integrations/google-sign-in and /integrations/google of this site.",
    byDefault: "",
    check: z.string().min(8),
  },
  GOOGLE_CLIENT_SECRET: { says: "Its client secret.", byDefault: "", check: z.string().min(8), isSecret: true },
  GOOGLE_ISSUER_URL: {
    says: "Who signs for people's identity.",
    byDefault: "https://accounts.google.com",
    check: site,
  },
  GOOGLE_API_URL: { says: "Where calendars are read.", byDefault: "https://www.googleapis.com", check: site },
  HUBSPOT_PORTAL_ID: {
    says: "Your HubSpot account, to which answers to the survey after signing up are sent as a form. Without it they stay here.",
    byDefault: "",
    check: z.string().regex(/^\d+$/, "must be a number"),
  },
  HUBSPOT_FORM_ID: {
    says: "The form, with the fields email, firstname, atrium_use_case, atrium_role, atrium_company_size and atrium_source.",
    byDefault: "",
    check: formId,
  },
  HUBSPOT_SALES_FORM_ID: {
    says: "The form of people who write to sales, with the fields email, firstname, lastname, phone, company, country, message, atrium_company_size, atrium_team_id, atrium_account_id, atrium_opened_from, atrium_referrer, utm_source, utm_medium, utm_campaign, utm_term and utm_content. Without it nothing of them is sent.",
    byDefault: "",
    check: formId,
  },
  HUBSPOT_TOKEN: {
    says: "Access token of a private app of yours with the scope forms.",
    byDefault: "",
    check: z.string().min(8),
    isSecret: true,
  },
  HUBSPOT_API_URL: { says: "Where HubSpot takes forms.", byDefault: "https://api.hsforms.com", check: site },
  SLACK_CLIENT_ID: {
    says: "Client id of your Slack app, for posting when people meet and for showing in Slack that they are here. Its return address is /integrations/slack of this site.",
    byDefault: "",
    check: z.string().min(8),
  },
  SLACK_CLIENT_SECRET: { says: "Its client secret.", byDefault: "", check: z.string().min(8), isSecret: true },
  SLACK_URL: { says: "Where Slack is.", byDefault: "https://slack.com", check: site },
  CAPTIONS_RECOGNISER_URL: {
    says: "Speech recognisers (Vosk servers) for captions, one for each language, for example en=ws://10.0.0.8:2700,ru=ws://10.0.0.8:2701. Without it there are no captions.",
    byDefault: "",
    check: recognisers,
  },
  CAPTIONS_TRANSLATOR_URL: {
    says: "A translator (LibreTranslate) for captions, for example http://10.0.0.8:5000. Without it captions are read in the language that is spoken.",
    byDefault: "",
    check: site,
  },
  CAPTIONS_TRANSLATOR_KEY: {
    says: "Its API key, if it asks for one.",
    byDefault: "",
    check: secretOf(8),
    isSecret: true,
  },
  CAPTIONS_LANGUAGES: {
    says: "Languages into which captions are translated, for example en,ru,de; those that are spoken are among them anyway.",
    byDefault: "en,ru",
    check: languages,
  },
  METRICS_HOST: {
    says: "Address of the private listener with /health/live, /health/ready and /metrics.",
    byDefault: "127.0.0.1",
    check: z.string().min(1),
  },
  METRICS_PORT: { says: "Its port. If it is taken, the next free one is used.", byDefault: "4410", check: port },
  DEFAULT_LOCALE: {
    says: "Default language: of names in the demo space, and of mail to people who have not chosen one.",
    byDefault: "ru",
    check: oneOf(LOCALES),
  },
  DEFAULT_PLAN: { says: "Plan of new teams.", byDefault: "custom", check: oneOf(PLANS) },
  TAG_MANAGER_ID: {
    says: "Container of a tag manager for visit statistics, for example GTM-ABC123. Nothing of it is loaded before somebody consents; without it nothing is counted and nobody is asked.",
    byDefault: "",
    check: tagManager,
  },
  LOG_LEVEL: {
    says: "debug, info, warn, error or silent. By default warn on loopback, otherwise info.",
    byDefault: "",
    check: oneOf(["debug", "info", "warn", "error", "silent"]),
  },
  TEST_CRASH_AT: {
    says: "For tests: the program kills itself at this point of a call.",
    byDefault: "",
    check: z.string(),
  },
  TEST_MAY_LOSE_DATA: {
    says: "For tests: `yes` accepts a database with fsync off.",
    byDefault: "",
    check: oneOf(["yes"]),
  },
} as const satisfies Record<string, Setting>;
export type SettingName = keyof typeof settings;
