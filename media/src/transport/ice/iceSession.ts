import { randomBytes } from "node:crypto";
import type { NetworkPath } from "./networkPath.ts";
import type { StunMessage } from "./stunMessage.ts";
import { buildBindingSuccess, verifyIntegrity } from "./stunMessage.ts";

export interface IceCredentials {
  ufrag: string;
  pwd: string;
}

const maxPaths = 16;

/**
 * The ICE-lite side of one connection (RFC 8445 section 2.5): it never sends checks, answers the peer's, and uses the
 * path the peer nominates. The peer's checks are also its consent to keep sending. We are always controlled, so we never
 * cause a role conflict and ignore one.
 */
export class IceSession {
  /** Called with a path that no longer belongs to this session. */
  onForgotten: (path: NetworkPath) => void = () => undefined;
  /** When the last authenticated check came; null before the first. */
  lastCheckAtMs: number | null = null;
  #current = newCredentials();
  #previous: IceCredentials | null = null;
  #selected: NetworkPath | null = null;
  readonly #paths = new Set<NetworkPath>();

  get local(): IceCredentials {
    return this.#current;
  }

  /** User name fragments that lead to this session: the current one, and during a restart the previous one. */
  get ufrags(): readonly string[] {
    return this.#previous === null ? [this.#current.ufrag] : [this.#current.ufrag, this.#previous.ufrag];
  }

  get paths(): ReadonlySet<NetworkPath> {
    return this.#paths;
  }

  /** Where to send: the nominated path, or the newest one still open. */
  get selected(): NetworkPath | null {
    if (this.#selected?.isOpen === true) return this.#selected;
    this.#selected = [...this.#paths].findLast((path) => path.isOpen) ?? null;
    return this.#selected;
  }

  /** New credentials; the old ones work until the peer uses the new ones. */
  restart(): void {
    this.#previous = this.#current;
    this.#current = newCredentials();
  }

  /** Answers a binding request; false if it does not prove knowledge of our password. */
  answer(check: { packet: Buffer; message: StunMessage; path: NetworkPath }, nowMs: number): boolean {
    const { packet, message, path } = check;
    if (message.kind !== "request") return false;
    const ufrag = message.username.split(":")[0];
    const credentials = [this.#current, this.#previous].find((known) => known?.ufrag === ufrag);
    if (!credentials || !verifyIntegrity(packet, message, credentials.pwd)) return false;
    path.send(buildBindingSuccess(message, path, credentials.pwd));
    if (credentials === this.#current) this.#previous = null;
    this.lastCheckAtMs = nowMs;
    this.#remember(path);
    if (message.useCandidate || this.#selected === null) this.#selected = path;
    return true;
  }

  forget(path: NetworkPath): void {
    if (!this.#paths.delete(path)) return;
    if (this.#selected === path) this.#selected = null;
    this.onForgotten(path);
  }

  #remember(path: NetworkPath): void {
    this.#paths.add(path);
    if (this.#paths.size <= maxPaths) return;
    const oldest = [...this.#paths].find((candidate) => candidate !== path && candidate !== this.#selected);
    if (oldest !== undefined) this.forget(oldest);
  }
}

function newCredentials(): IceCredentials {
  return { ufrag: randomBytes(6).toString("hex"), pwd: randomBytes(16).toString("hex") };
}
