/** Paths that have a page, with `$` for variable parts: the server answers 404 for every other. */
export const PAGES = [
  "/",
  "/app",
  "/app/last-visited",
  "/app/choose-team-for-upgrade",
  "/app/team/$teamId",
  "/app/team/$teamId/settings",
  "/app/team/$teamId/users",
  "/app/team/$teamId/plan-details",
  "/app/team/$teamId/upgrade",
  "/app/team/$teamId/upgrade/subscription",
  "/app/team/$teamId/upgrade/daypass",
  "/app/team/$teamId/upgrade/checkout",
  "/s/$slug",
  "/dashboard",
  "/dashboard/account",
  "/dashboard/choose-team",
  "/dashboard/choose-team-for-upgrade",
  "/dashboard/messages",
  "/dashboard/news",
  "/dashboard/shortcuts",
  "/dashboard/team/$teamId",
  "/dashboard/team/$teamId/settings",
  "/dashboard/team/$teamId/plan-details",
  "/dashboard/team/$teamId/users",
  "/dashboard/team/$teamId/settings/audit",
  "/dashboard/team/$teamId/space/$spaceId",
  "/dashboard/team/$teamId/new-space",
  "/login",
  "/login/$slug",
  "/magiclink",
  "/magiclink/$authKey/$code",
  "/change-email",
  "/change-email/$authKey/$code",
  "/member-invite",
  "/member-invite/$invitationId",
  "/guest-invite",
  "/guest-invite/$invitationId",
  "/invite/m",
  "/invite/m/$linkCode",
  "/invite/g",
  "/invite/g/$linkCode",
  "/continue",
  "/logout",
  "/try",
  "/survey",
  "/legal-documents",
  "/dev/mail",
] as const;

/** Paths on a space's own domain, where the space is the root. */
export const OWN_HOST_PAGES = [
  "/",
  "/login",
  "/logout",
  "/guest-invite",
  "/guest-invite/$invitationId",
  "/magiclink",
  "/magiclink/$authKey/$code",
] as const satisfies readonly (typeof PAGES)[number][];

const patternsOf = (pages: readonly string[]): RegExp[] =>
  pages.map((page) => new RegExp(`^${page.replaceAll(/\$\w+/g, "[^/]+")}/?$`));
const PATTERNS = { app: patternsOf(PAGES), ownHost: patternsOf(OWN_HOST_PAGES) };

/** Whether a path, without its query, is a page of the app, or of a space's own domain. */
export const isPageOfApp = (path: string, at: keyof typeof PATTERNS = "app"): boolean =>
  PATTERNS[at].some((pattern) => pattern.test(path));
