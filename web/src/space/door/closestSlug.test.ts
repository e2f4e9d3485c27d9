import { expect, test } from "vitest";
import { closestSlug } from "./closestSlug.ts";

const known = ["fridays", "kestrel", "hq"].map((slug) => ({ slug }));
const meant = (typed: string) => closestSlug(typed, known)?.slug ?? null;

test("a sign too many, too few or another one leads to the address that was meant", () => {
  expect(meant("fridayz")).toBe("fridays");
  expect(meant("Friday")).toBe("fridays");
  expect(meant("kesstrel")).toBe("kestrel");
  expect(meant("kesterl")).toBe("kestrel");
});

test("another word leads nowhere, and neither does the address itself, which is not there", () => {
  expect(meant("mondays")).toBeNull();
  expect(meant("hr")).toBeNull();
  expect(meant("fridays")).toBeNull();
  expect(closestSlug("fridays", [])).toBeNull();
});
