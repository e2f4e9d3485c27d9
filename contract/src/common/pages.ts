import { ROUTED_PAGES } from "./routedPages.ts";

/** Links that end in a secret or an id, which the program removes from the address before its router sees it. */
const LINKS = [
  "/magiclink/$authKey/$code",
  "/change-email/$authKey/$code",
  "/member-invite/$invitationId",
  "/guest-invite/$invitationId",
  "/invite/m/$linkCode",
  "/invite/g/$linkCode",
  "/invite/decline/$linkCode",
] as const;

/** Paths that have a page, with `$` for variable parts: the server answers 404 for every other. */
const PAGES = [...ROUTED_PAGES, ...LINKS] as const;

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
