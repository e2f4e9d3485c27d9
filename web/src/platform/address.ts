/*
 * Links carry secrets (one-use sign-in links, space passwords) and what a guest says of themselves. They are taken out
 * of the address before anything else runs, so that they reach no history, no log, no analytics and no other site, and
 * wait here to be used once.
 */
const SECRET_PARAMETERS = [
  "tempAuthToken",
  "authKey",
  "code",
  "state",
  "password",
  "pass",
  "agoraRecordingToken",
  "linkCode",
  "name",
  "about",
] as const;
export type SecretName = (typeof SECRET_PARAMETERS)[number];
export type Secrets = Partial<Record<SecretName, string>>;

/** Splits an address into what may stay visible (path, query, hash) and the secrets it carries. */
export function splitSecrets(href: string): { clean: string; secrets: Secrets } {
  const url = new URL(href);
  const secrets: Secrets = {};
  for (const name of SECRET_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) secrets[name] = value;
    url.searchParams.delete(name);
  }
  const [, page, authKey, code] = url.pathname.split("/");
  if ((page === "magiclink" || page === "change-email") && authKey !== undefined && code !== undefined) {
    Object.assign(secrets, { authKey, code });
    url.pathname = `/${page}`;
  }
  const invitation = /^(\/(?:member-invite|guest-invite|invite\/(?:[mg]|decline)))\/([^/]+)\/?$/.exec(url.pathname);
  const [, invited, linkCode] = invitation ?? [];
  if (invited !== undefined && linkCode !== undefined) {
    secrets.linkCode = linkCode;
    url.pathname = invited;
  }
  return { clean: url.pathname + url.search + url.hash, secrets };
}

/** The address to go to after signing in, if it is a plain path of this site. */
export function localPath(wanted: string | null | undefined): string | null {
  if (wanted === null || wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return null;
  // Control characters and backslashes are dropped by browsers and could turn the path into a host.
  if (Array.from(wanted).some((sign) => sign <= " " || sign === "\\" || sign === "\u007f")) return null;
  const base = "https://atrium.invalid";
  const { origin, pathname, search, hash } = new URL(wanted, base);
  // "/.//host" is a path of this site, but normalised it is the address of another.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}

let waiting: Secrets = {};

/** Takes the secrets out of the page's address. Called once, before the router looks at it. */
export function takeSecretsFromAddress(): void {
  const { clean, secrets } = splitSecrets(location.href);
  if (Object.keys(secrets).length === 0) return;
  waiting = secrets;
  history.replaceState(history.state, "", clean);
}

/** Whether the address carries a secret that has not been taken yet. */
export const hasSecret = (name: SecretName): boolean => waiting[name] !== undefined;

/** What the address says of whoever comes; it stays, so that the next space's card has it too. */
export const saidInAddress = (what: "name" | "about", most: number): string =>
  Array.from((waiting[what] ?? "").replaceAll(/\s+/g, " ").trim())
    .slice(0, most)
    .join("");

/** A secret from the address; each can be taken only once. */
export function takeSecret(name: SecretName): string | null {
  const value = waiting[name] ?? null;
  waiting = { ...waiting };
  delete waiting[name];
  return value;
}
