import { RECORDER_HOST } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import type { IncomingHttpHeaders } from "node:http";

/** The only space that a custom domain leads to. */
export interface Place {
  spaceId: SpaceId;
  slug: string;
}

/** The hosts this installation answers for, and their origins. */
export interface Sites {
  /** The origin of pages on this host; null if the host is not ours. */
  originOf(host: string | undefined): string | null;
  /** Null for our own hosts. */
  placeAt(host: string | undefined): Place | null;
}

interface SitesOptions {
  publicUrl: string | null;
  isLoopback: boolean;
  /** The space that a custom domain leads to, if it leads here. */
  placeNamed?: (hostname: string) => Place | null;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * `publicUrl` is our only site, except that on loopback every loopback name with any port counts (development proxies).
 * Custom domains have its scheme and port.
 */
export function createSites({ publicUrl, isLoopback, placeNamed = () => null }: SitesOptions): Sites {
  const site = publicUrl === null ? null : new URL(publicUrl);
  const isOwn = (host: string) => (site !== null && host === site.host) || (isLoopback && LOOPBACK.test(host));
  const placeAt = (host: string | undefined) => {
    const [, name = "", port = ""] = /^([^:]+)(:\d{1,5})?$/.exec(host?.toLowerCase() ?? "") ?? [];
    if (name === "" || isOwn(name + port)) return null;
    const isSamePort = isLoopback || port === (site?.port ? `:${site.port}` : "");
    return isSamePort ? placeNamed(name) : null;
  };
  return {
    originOf(host) {
      if (host === undefined) return null;
      const wanted = host.toLowerCase();
      if (site !== null && wanted === site.host) return site.origin;
      // A name that leads every browser to its own machine: its pages have no session.
      if (wanted.split(":")[0] === RECORDER_HOST) return `http://${wanted}`;
      if (isLoopback && LOOPBACK.test(wanted)) return `http://${wanted}`;
      return placeAt(host) === null ? null : `${site?.protocol ?? "http:"}//${wanted}`;
    },
    placeAt,
  };
}

/** Whether a request that changes something, or opens a socket, comes from a page of the same site. */
export function isFromOwnPage(sites: Sites, headers: IncomingHttpHeaders): boolean {
  const origin = sites.originOf(headers.host);
  if (origin === null || headers.origin !== origin) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}
