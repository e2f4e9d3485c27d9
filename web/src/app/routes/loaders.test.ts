import { newId, operations } from "@atrium/contract";
import { expect, test } from "vitest";
import { routeTree } from "../routes.tsx";

interface Branch {
  options: { path?: string; loader?: unknown };
  children?: unknown;
}
type Loader = (at: { context: object; params: Record<string, string> }) => unknown;

const asked: { name: string; input: unknown }[] = [];
const note = ({ queryKey: [name, input] }: { queryKey: readonly [string, unknown] }) => {
  asked.push({ name, input });
  return Promise.resolve({});
};
const queries = {
  prefetchQuery: note,
  ensureQueryData: note,
  fetchQuery: note,
  fetchInfiniteQuery: note,
  getQueryState: () => undefined,
};

/** Every page that loads something, with all that its path names. */
function loadersUnder({ options, children }: Branch, above: string): { path: string; loader: Loader }[] {
  const path = `${above}/${options.path ?? ""}`;
  const below = Object.values(children ?? {}) as Branch[];
  const own = typeof options.loader === "function" ? [{ path, loader: options.loader as Loader }] : [];
  return [...own, ...below.flatMap((child) => loadersUnder(child, path))];
}

const paramsOf = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\$(\w+)/g)].map(([, name = ""]) => [name, name.endsWith("Id") ? newId() : "a"]),
  );

test.each(loadersUnder(routeTree as Branch, ""))(
  "what a page loads is asked for as its operations take it: $path",
  async ({ path, loader }) => {
    asked.splice(0);
    await loader({ context: { queries }, params: paramsOf(path) });
    for (const { name, input } of asked)
      expect(operations[name as keyof typeof operations].input.safeParse(input).error?.issues, name).toBeUndefined();
  },
);
