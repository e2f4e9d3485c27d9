import { Resolver } from "node:dns/promises";

/** DNS lookups: an empty list if there are no records, null if there was no answer. */
export interface Names {
  texts(name: string): Promise<readonly string[] | null>;
  aliases(name: string): Promise<readonly string[] | null>;
  addresses(name: string): Promise<readonly string[] | null>;
}

const ANSWER_WITHIN_MS = 3000;
const TRIES = 2;
/** The name does not exist, or has no record of this kind. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

/** Uses this machine's DNS servers, or the given ones. */
export function createNames(servers: readonly string[] = []): Names {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: (name) => answered(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(""))),
    aliases: (name) => answered(() => resolver.resolveCname(name)),
    async addresses(name) {
      const found = await Promise.all([
        answered(() => resolver.resolve4(name)),
        answered(() => resolver.resolve6(name)),
      ]);
      return found.every((each) => each === null) ? null : found.flatMap((each) => each ?? []);
    },
  };
}

async function answered(ask: () => Promise<string[]>): Promise<readonly string[] | null> {
  try {
    return await ask();
  } catch (error) {
    return NOTHING.has((error as NodeJS.ErrnoException).code ?? "") ? [] : null;
  }
}
