import { vi } from "vitest";

/** Replaces the network: the reply of each operation, and the recorded requests. Undone with `vi.unstubAllGlobals`. */
export function fakeServer() {
  const asked: { operation: string; input: unknown }[] = [];
  const answers = new Map<string, unknown>();
  const lost = new Set<string>();
  const held: (() => void)[] = [];
  let isHolding = false;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const operation = path.replace("/api/", "");
    asked.push({ operation, input: JSON.parse(body) });
    if (lost.has(operation)) throw new TypeError("Failed to fetch");
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return Response.json(answers.get(operation) ?? { unknownError: {} });
  });
  return {
    asked,
    answer: (operation: string, reply: unknown) => void answers.set(operation, reply),
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
