/**
 * Slugs nobody may use for a space: one called `login` or `support` could be mistaken for the product itself, and a custom
 * host may one day serve slugs at its root. Every first path segment of the router is listed in `routes`.
 */
const RESERVED_GROUPS = {
  routes: `
    api app assets auth callback calendar change-email continue dashboard entrance error errors files fonts guest-invite health
    home images index integrations invite join last-visited legal legal-documents live login login-to-space logout magiclink
    media member-invite public rtc s sounds space spaces static team teams try try-for-free try-me twirp upgrade upload uploads
    vcc ipv6 www public-assets service-worker sitemap manifest favicon gallery survey`,
  account: `
    account accounts avatar delete-account forgot-password guest guests me member members my new-team oauth oauth2 oidc
    password passwords profile profiles register registration reset saml session sessions settings sign-in sign-out
    sign-up signin signout signup sso subscribe unsubscribe user users verify welcome`,
  hosts: `
    autoconfig autodiscover backup beta cache cdn cluster data database db demo-api dev dns docker edge ftp gateway git
    graphql grpc host hosting imap internal isatap ldap localdomain localhost mail mail1 mail2 media1 metrics monitor mx mx1
    ns ns1 ns2 ns3 ns4 pop pop3 preview prod production proxy qa redis relay root-server rpc s3 server sftp sip smtp
    ssh ssl staging status storage stun sync telnet test testing tls turn vpn webdav webhook webhooks webmail webrtc
    websocket wpad ws wss`,
  mailboxes: `
    abuse bounce bounces contact contacts hostmaster info list lists mailer-daemon marketing no-reply noc noreply
    postmaster press privacy sales security ssladmin ssladministrator sslwebmaster sysadmin usenet uucp webmaster`,
  trust: `
    about admin administrator administrators admins atrium atrium-app atrium-team billing blog careers ceo checkout
    community compliance console control-panel copyright developer developers docs documentation download downloads
    enterprise faq feedback finance help helpdesk hr invoice invoices jobs legal-team moderator moderators news
    newsletter official operator owner partner partners pay payment payments plans policies policy pricing root
    safety shop staff store superuser support system team-atrium terms terms-of-service tos trust trust-and-safety
    verification verified`,
  files: `
    ads-txt apple-app-site-association assetlinks browserconfig crossdomain favicon-ico humans-txt index-html license
    manifest-json readme robots robots-txt security-txt sitemap-xml well-known`,
  words: `
    all anonymous anybody anyone channel chat config create default delete edit everybody everyone false here new
    nobody none null private random room rooms search true undefined unknown void`,
} as const;

/** About 300 names in lower case. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  Object.values(RESERVED_GROUPS).flatMap((names) => names.split(/\s+/).filter((name) => name !== "")),
);

/** Whether a normalized slug is reserved. Dashes do not hide a name: `log-in` is `login`. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug) || WITHOUT_DASHES.has(slug.replaceAll("-", ""));
}

const WITHOUT_DASHES: ReadonlySet<string> = new Set([...RESERVED_SLUGS].map((name) => name.replaceAll("-", "")));
