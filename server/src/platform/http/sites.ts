import type { IncomingHttpHeaders } from "node:http";

/** Under which addresses this installation is reached: the hosts it answers for and their origins. */
export interface Sites {
  /** The origin that pages of this host have, or null for a host that is not ours. */
  originOf(host: string | undefined): string | null;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** `publicUrl` is the only site, except that on loopback each loopback name with any port is one (development proxies). */
export function createSites(options: { publicUrl: string | null; isLoopback: boolean }): Sites {
  const site = options.publicUrl === null ? null : new URL(options.publicUrl);
  return {
    originOf(host) {
      if (host === undefined) return null;
      const wanted = host.toLowerCase();
      if (site !== null && wanted === site.host) return site.origin;
      return options.isLoopback && LOOPBACK.test(wanted) ? `http://${wanted}` : null;
    },
  };
}

/** Whether a request that changes something, or opens a socket, comes from a page of the very site it goes to. */
export function isFromOwnPage(sites: Sites, headers: IncomingHttpHeaders): boolean {
  const origin = sites.originOf(headers.host);
  if (origin === null || headers.origin !== origin) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}
