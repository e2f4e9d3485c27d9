import { vi } from "vitest";

/** In place of the network: what each operation answers, and what it was asked. Undone with `vi.unstubAllGlobals`. */
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
    /** What is asked by this operation never gets through. */
    lose: (operation: string) => void lost.add(operation),
    /** Answers wait until they are let go. */
    hold: () => void (isHolding = true),
    letGo: () => {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    /** The one that waits longest is let go; the others and what is asked later wait on. */
    letGoOne: () => held.shift()?.(),
  };
}
