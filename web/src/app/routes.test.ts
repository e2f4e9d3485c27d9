import { RESERVED_SLUGS } from "@atrium/rules";
import { expect, test } from "vitest";
import { routeTree } from "./routes.tsx";

test("no space can take the first path segment of a page as its address", () => {
  const children = Object.values(routeTree.children ?? {});
  const paths = children.map(({ options }) => ("path" in options ? options.path : ""));
  const segments = new Set(paths.flatMap((path) => path.split("/").find((part) => part !== "") ?? []));
  expect(segments.size).toBeGreaterThan(5);
  for (const segment of segments) expect(RESERVED_SLUGS, segment).toContain(segment);
});

test("the server knows every page there is and takes nothing else for one", async () => {
  const pages = [...new Set(pathsUnder(routeTree, ""))].toSorted();
  const list = pages.map((page) => `  "${page}",\n`).join("");
  const file = `// Written down by \`npm run pages:record\` from the routes of the web app.\nexport const ROUTED_PAGES = [\n${list}] as const;\n`;
  await expect(file).toMatchFileSnapshot("../../../contract/src/common/routedPages.ts");
});

interface Branch {
  options: object;
  children?: unknown;
}

/** The full paths of all pages of a route, without a trailing slash. */
function pathsUnder(branch: Branch, above: string): string[] {
  const own = "path" in branch.options ? String(branch.options.path).replace(/^\/|\/$/g, "") : "";
  const path = own === "" ? above : `${above}/${own}`;
  const children = Object.values(branch.children ?? {}) as Branch[];
  return children.length === 0 ? withAndWithout(path) : children.flatMap((child) => pathsUnder(child, path));
}

/** A path whose last segment may be left out is two. */
function withAndWithout(path: string): string[] {
  const [, without, name] = /^(.*)\/\{-(\$\w+)\}$/.exec(path) ?? [];
  return without === undefined ? [path === "" ? "/" : path] : [without, `${without}/${name}`];
}
