import { fetchOutside } from "./fetchOutside.ts";
import type { Fetched, FetchNeeds, Wanted } from "./fetchOutside.ts";

const PAGE: Wanted = {
  accept: "text/html,application/xhtml+xml",
  type: /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/i,
  agent: "Atrium (titles of links)",
  mostBytes: 256 * 1024,
  withinMs: 5000,
};

/** The beginning of the page at a URL. */
export const fetchPage = (needs: FetchNeeds, address: string): Promise<Fetched> => fetchOutside(needs, address, PAGE);
