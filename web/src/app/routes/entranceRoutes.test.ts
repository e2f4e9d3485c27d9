import { newId } from "@atrium/contract";
import { expect, test } from "vitest";
import { localPath } from "../../platform/address.ts";
import { entranceRoutes } from "./entranceRoutes.tsx";

function loginAsked(raw: Record<string, string>): { to?: string; team?: string } {
  const route = entranceRoutes.find(({ options }) => "path" in options && options.path === "/login");
  const validate = route?.options.validateSearch as unknown as (raw: Record<string, string>) => object;
  return validate(raw);
}

test("where to go after signing in is taken by each of its names, the first before the others", () => {
  expect(loginAsked({ redirect: "/s/kite" })).toMatchObject({ to: "/s/kite", redirect: undefined });
  expect(loginAsked({ toSpace: "kite-studio" })).toMatchObject({ to: "/s/kite-studio", toSpace: undefined });
  expect(loginAsked({ to: "/dashboard", redirect: "/s/a", toSpace: "b" }).to).toBe("/dashboard");
  const team = newId();
  expect(loginAsked({ teamId: team })).toMatchObject({ team, teamId: undefined });
  expect(loginAsked({ team: "no id", toSpace: "a/b" })).toEqual({});
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/.//evil.example"])(
  "no name of it leads to another site: %s",
  (evil) => {
    for (const name of ["to", "redirect"]) expect(localPath(loginAsked({ [name]: evil }).to)).toBeNull();
    expect(loginAsked({ toSpace: evil }).to).toBeUndefined();
  },
);
