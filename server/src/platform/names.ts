import { Resolver } from "node:dns/promises";

/** What the domain name system says of a name: nothing is an empty list, no answer is null. */
export interface Names {
  texts(name: string): Promise<readonly string[] | null>;
  aliases(name: string): Promise<readonly string[] | null>;
  addresses(name: string): Promise<readonly string[] | null>;
}

const ANSWER_WITHIN_MS = 3000;
const TRIES = 2;
/** There is no such name, or it has no record of this kind. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

/** Asks the servers of this machine, or the named ones. */
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
