// `npm run audit`: asks the package registry for known vulnerabilities of what the program ships, and says so if it
// cannot ask.
import { execFile } from "node:child_process";

interface AuditReport {
  metadata?: { vulnerabilities?: Readonly<Record<string, number>> };
  vulnerabilities?: Readonly<Record<string, { severity: string; via: readonly unknown[] }>>;
}

/** The result of an audit; `unasked` if no registry answered. */
export type AuditOutcome = { kind: "clean" | "unasked" } | { kind: "faulty"; packages: string[] };

const SERIOUS = new Set(["high", "critical"]);

/** Parses the output of `npm audit --json`. Only high and critical findings block a release. */
export function auditOutcome(printed: string): AuditOutcome {
  const report = readReport(printed);
  if (report?.metadata?.vulnerabilities === undefined) return { kind: "unasked" };
  const packages = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => SERIOUS.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  return packages.length === 0 ? { kind: "clean" } : { kind: "faulty", packages };
}

function readReport(printed: string): AuditReport | null {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return null;
  }
}

function askRegistry(): Promise<string> {
  const args = ["audit", "--omit=dev", "--json"];
  // npm exits with an error code if it found something: only its output counts.
  return new Promise((done) =>
    execFile("npm", args, { timeout: 60_000, maxBuffer: 64e6 }, (_, printed) => done(printed)),
  );
}

if (import.meta.main) {
  const outcome = auditOutcome(await askRegistry());
  if (outcome.kind === "clean") console.log("audit: no known fault of high or critical rank in what is shipped");
  if (outcome.kind === "unasked") console.log("audit: NOT DONE, the package registry cannot be asked from here");
  if (outcome.kind === "faulty") {
    console.log(`audit: known faults in ${outcome.packages.join(", ")}. npm audit tells more.`);
    process.exitCode = 1;
  }
}
