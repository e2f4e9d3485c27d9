import { newId } from "@atrium/contract";
import { createHash } from "node:crypto";

export interface FakeChannel {
  id: string;
  name: string;
  is_archived?: boolean;
  is_private?: boolean;
}
export interface FakeWorkspace {
  id: string;
  name: string;
  channels: FakeChannel[];
}
/** A user who authorizes the app, in one of their workspaces. */
export interface SlackPerson {
  userId: string;
  workspace: FakeWorkspace;
}
export interface PostedMessage {
  channel: string;
  text: string;
  blocks: unknown;
}
interface Grant {
  person: SlackPerson;
  redirectUri: string;
  challenge: string;
  scope: string;
  userScope: string;
}
interface Token {
  value: string;
  scopes: ReadonlySet<string>;
  person: SlackPerson;
  isRevoked: boolean;
}
type Answer = { ok: boolean; error?: string } & Record<string, unknown>;

/** Escapes user text as Slack does. */
const asSlack = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const refused = (error: string): Answer => ({ ok: false, error });
/** Slack may return fewer items than the limit: with such small pages every list needs its cursor. */
const PAGE = 2;

/** The state of Slack and the methods of its Web API. */
export class SlackWorld {
  readonly messages: PostedMessage[] = [];
  readonly statuses = new Map<string, { text: string; expiresS: number; sign?: string }>();
  /** The word with which Slack refuses whatever is asked with the token of a person or workspace. */
  readonly refusals = new Map<string, string>();
  readonly #grants = new Map<string, Grant>();
  readonly #tokens = new Map<string, Token>();

  grant(grant: Grant): string {
    const code = newId();
    this.#grants.set(code, grant);
    return code;
  }

  redeem(form: URLSearchParams): Answer {
    const code = form.get("code") ?? "";
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (grant === undefined) return refused("invalid_code");
    const { person, scope, userScope } = grant;
    if (grant.redirectUri !== form.get("redirect_uri")) return refused("bad_redirect_uri");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant.challenge !== proof) return refused("invalid_code");
    const { workspace, userId } = person;
    const bot = scope === "" ? {} : { access_token: this.#give("xoxb", workspace.id, { person, scopes: scope }) };
    const user =
      userScope === ""
        ? {}
        : { access_token: this.#give("xoxp", userId, { person, scopes: userScope }), scope: userScope };
    const team = { id: workspace.id, name: workspace.name };
    return {
      ok: true,
      app_id: "A0ATRIUM",
      team,
      enterprise: null,
      scope,
      ...bot,
      authed_user: { id: userId, ...user },
    };
  }

  /** As in Slack, authorizing again returns the same token, unless it was revoked. */
  #give(kind: string, owner: string, { person, scopes }: { person: SlackPerson; scopes: string }): string {
    const before = [...this.#tokens.values()].find(
      ({ value, isRevoked }) => !isRevoked && value.startsWith(`${kind}-${owner}-`),
    );
    const value = before?.value ?? `${kind}-${owner}-${newId()}`;
    this.#tokens.set(value, { value, person, scopes: new Set(scopes.split(",")), isRevoked: false });
    return value;
  }

  /** Tokens that are not revoked. */
  tokens(): string[] {
    return [...this.#tokens.values()].filter(({ isRevoked }) => !isRevoked).map(({ value }) => value);
  }

  /** Uninstalls the app from a workspace, which revokes its tokens. */
  removeApp(workspaceId: string): void {
    for (const token of this.#tokens.values()) if (token.person.workspace.id === workspaceId) token.isRevoked = true;
  }

  call(method: string, bearer: string, form: URLSearchParams): Answer {
    const token = this.#tokens.get(bearer);
    if (token === undefined) return refused("invalid_auth");
    if (token.isRevoked) return refused("token_revoked");
    const word = this.refusals.get(bearer.split("-")[1] ?? "");
    if (word !== undefined) return refused(word);
    const known = METHODS[method];
    if (known === undefined) return refused("unknown_method");
    if (known.scope !== null && !token.scopes.has(known.scope)) return refused("missing_scope");
    return known.run(this, token, form);
  }
}

interface Method {
  scope: string | null;
  run(world: SlackWorld, token: Token, form: URLSearchParams): Answer;
}

/** Tokens see public channels only: the app is invited to no private ones. */
const channelOf = ({ person }: Token, form: URLSearchParams): FakeChannel | undefined =>
  person.workspace.channels.find(({ id, is_private: isPrivate }) => id === form.get("channel") && isPrivate !== true);

const METHODS: Readonly<Record<string, Method>> = {
  "conversations.list": {
    scope: "channels:read",
    run(_world, { person }, form) {
      const isWanted = ({ is_archived: isArchived, is_private: isPrivate }: FakeChannel) =>
        isPrivate !== true && !(isArchived === true && form.get("exclude_archived") === "true");
      if (form.get("types") !== "public_channel") return refused("missing_scope");
      const all = person.workspace.channels.filter(isWanted);
      const from = Number(form.get("cursor") ?? 0);
      const next = from + PAGE < all.length ? String(from + PAGE) : "";
      return { ok: true, channels: all.slice(from, from + PAGE), response_metadata: { next_cursor: next } };
    },
  },
  "conversations.info": {
    scope: "channels:read",
    run(_world, token, form) {
      const channel = channelOf(token, form);
      return channel === undefined ? refused("channel_not_found") : { ok: true, channel };
    },
  },
  "chat.postMessage": {
    scope: "chat:write",
    run(world, token, form) {
      const channel = channelOf(token, form);
      if (channel === undefined) return refused("channel_not_found");
      if (channel.is_archived === true) return refused("is_archived");
      if (!token.scopes.has("chat:write.public")) return refused("not_in_channel");
      const text = form.get("text") ?? "";
      if (text === "") return refused("no_text");
      world.messages.push({ channel: channel.id, text, blocks: JSON.parse(form.get("blocks") ?? "[]") });
      return { ok: true, channel: channel.id, ts: `${Date.now() / 1000}` };
    },
  },
  "users.profile.get": {
    scope: "users.profile:read",
    run(world, { person }) {
      const { text = "", sign = "" } = world.statuses.get(person.userId) ?? {};
      return { ok: true, profile: { status_text: asSlack(text), status_emoji: sign } };
    },
  },
  "users.profile.set": {
    scope: "users.profile:write",
    run(world, { person }, form) {
      const profile = JSON.parse(form.get("profile") ?? "{}") as { status_text: string; status_expiration: number };
      if (Array.from(profile.status_text).length > 100) return refused("too_long");
      const { status_text: text, status_expiration: expiresS } = profile;
      if (text === "") world.statuses.delete(person.userId);
      else world.statuses.set(person.userId, { text, expiresS });
      return { ok: true, profile: { ...profile, status_text: asSlack(text) } };
    },
  },
  "auth.revoke": {
    scope: null,
    run(_world, token) {
      token.isRevoked = true;
      return { ok: true, revoked: true };
    },
  },
};
