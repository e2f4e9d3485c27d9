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
