// OAuth grants: single-use codes, the tokens they are exchanged for, and revocation.
import { newId } from "@atrium/contract";
import { createHash } from "node:crypto";
import type { GooglePerson } from "./googlePerson.ts";

interface Grant {
  person: GooglePerson;
  redirectUri: string;
  challenge: string;
  nonce: string;
  scope: string;
  isOffline: boolean;
}
interface Answer {
  status: number;
  body: unknown;
}
const refused = (error: string): Answer => ({ status: 400, body: { error } });
const isSignIn = (scope: string) => scope.split(" ").includes("openid");

export function createFakeGrants(idTokenOf: (grant: { person: GooglePerson; nonce: string }) => string) {
  const codes = new Map<string, Grant>();
  /** Grants by refresh token; `accesses` are by access token, with the refresh token they came from. */
  const permissions = new Map<string, Grant>();
  const accesses = new Map<string, { sub: string; scope: string; from: string }>();

  const opened = (grant: Grant, from: string) => {
    const access = `ya29.${newId()}`;
    accesses.set(access, { sub: grant.person.sub, scope: grant.scope, from });
    return { access_token: access, token_type: "Bearer", expires_in: 3599, scope: grant.scope };
  };
  const byCode = (form: URLSearchParams): Answer => {
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant === undefined || grant.redirectUri !== form.get("redirect_uri") || grant.challenge !== proof)
      return refused("invalid_grant");
    const permission = grant.isOffline ? `1//${newId()}` : null;
    if (permission !== null) permissions.set(permission, grant);
    const lasting = permission === null ? {} : { refresh_token: permission };
    const identity = isSignIn(grant.scope) ? { id_token: idTokenOf(grant) } : {};
    return { status: 200, body: { ...opened(grant, permission ?? ""), ...lasting, ...identity } };
  };
  const byPermission = (form: URLSearchParams): Answer => {
    const permission = form.get("refresh_token") ?? "";
    const grant = permissions.get(permission);
    return grant === undefined ? refused("invalid_grant") : { status: 200, body: opened(grant, permission) };
  };
  /** Google revokes everything that a person has granted to a program. */
  const end = (sub: string): void => {
    for (const [permission, { person }] of permissions) if (person.sub === sub) permissions.delete(permission);
    for (const [access, { sub: whose }] of accesses) if (whose === sub) accesses.delete(access);
  };
  return {
    /** The code for what a person grants; null if the request is invalid. `only`: the scopes they left ticked. */
    agree(asked: URLSearchParams, person: GooglePerson, only: string | null): string | null {
      const of = (name: string) => asked.get(name) ?? "";
      const isSafe = of("code_challenge_method") === "S256" && of("state") !== "";
      if (!isSafe || (isSignIn(of("scope")) && of("nonce") === "")) return null;
      const code = newId();
      codes.set(code, {
        person,
        redirectUri: of("redirect_uri"),
        challenge: of("code_challenge"),
        nonce: of("nonce"),
        scope: only ?? of("scope"),
        isOffline: of("access_type") === "offline" && of("prompt").includes("consent"),
      });
      return code;
    },
    whoseIs: (form: URLSearchParams): string | null =>
      (codes.get(form.get("code") ?? "") ?? permissions.get(form.get("refresh_token") ?? ""))?.person.sub ?? null,
    token: (form: URLSearchParams): Answer =>
      form.get("grant_type") === "refresh_token" ? byPermission(form) : byCode(form),
    revoke(form: URLSearchParams): Answer {
      const token = form.get("token") ?? "";
      const sub = permissions.get(token)?.person.sub ?? accesses.get(token)?.sub;
      if (sub === undefined) return refused("invalid_token");
      end(sub);
      return { status: 200, body: {} };
    },
    /** Whose calendar an access token is for. */
    readerOf(authorization: string | undefined): { sub: string; mayRead: boolean } | null {
      const found = accesses.get((authorization ?? "").replace(/^Bearer /, ""));
      return found === undefined ? null : { sub: found.sub, mayRead: found.scope.includes("calendar.events.readonly") };
    },
    end,
    expireAccess: () => accesses.clear(),
    permissionsOf: (sub: string) =>
      [...permissions].flatMap(([token, { person }]) => (person.sub === sub ? [token] : [])),
  };
}
