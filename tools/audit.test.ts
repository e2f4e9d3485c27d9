import { expect, test } from "vitest";
import { auditOutcome } from "./audit.ts";

const found = (severity: string) =>
  JSON.stringify({
    metadata: { vulnerabilities: { [severity]: 1 } },
    vulnerabilities: { left: { severity, via: [] } },
  });

test("a registry that cannot be asked is no clean bill", () => {
  for (const printed of ["", "npm error", JSON.stringify({ message: "405 Method Not Allowed" })])
    expect(auditOutcome(printed)).toEqual({ kind: "unasked" });
});

test("high and critical faults hold a release up and are named, lower ones are not", () => {
  expect(auditOutcome(found("critical"))).toEqual({ kind: "faulty", packages: ["left (critical)"] });
  expect(auditOutcome(found("moderate"))).toEqual({ kind: "clean" });
  expect(auditOutcome(JSON.stringify({ metadata: { vulnerabilities: {} } }))).toEqual({ kind: "clean" });
});
