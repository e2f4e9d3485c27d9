import { vi } from "vitest";

/** Replaces the network: the reply of each operation, and the recorded requests. Undone with `vi.unstubAllGlobals`. */
export function fakeServer() {
  const asked: { operation: string; input: unknown }[] = [];
  const answers = new Map<string, unknown>();
  const lost = new Set<string>();
  const held: (() => void)[] = [];
  let isHolding = false;
  let mark: string | null = null;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const operation = path.replace("/api/", "");
    asked.push({ operation, input: JSON.parse(body) });
    if (lost.has(operation)) throw new TypeError("Failed to fetch");
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    const headers = mark === null ? {} : { "x-mark": mark };
    return Response.json(answers.get(operation) ?? { unknownError: {} }, { headers });
  });
  return {
    asked,
    answer: (operation: string, reply: unknown) => void answers.set(operation, reply),
    /** The moment of replies from now on. */
    at: (moment: string) => void (mark = moment),
    /** Requests for this operation fail. */
    lose: (operation: string) => void lost.add(operation),
    /** Replies are held until released. */
    hold: () => void (isHolding = true),
    letGo: () => {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    /** Releases the oldest held reply; the others and later ones stay held. */
    letGoOne: () => held.shift()?.(),
  };
}
