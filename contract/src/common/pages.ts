/** The addresses that have a page, `$` before what differs: the server answers 404 for every other. */
export const PAGES = [
  "/",
  "/app",
  "/app/last-visited",
  "/app/team/$teamId",
  "/app/team/$teamId/settings",
  "/s/$slug",
  "/dashboard",
  "/dashboard/account",
  "/dashboard/messages",
  "/dashboard/news",
  "/dashboard/shortcuts",
  "/dashboard/team/$teamId",
  "/dashboard/team/$teamId/settings",
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
  "/legal-documents",
  "/dev/mail",
] as const;

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replaceAll(/\$\w+/g, "[^/]+")}/?$`));

/** Whether a path, without its query, is a page of the app. */
export const isPageOfApp = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
