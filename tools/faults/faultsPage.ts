import type { Fault } from "./fault.ts";

export interface Outcome {
  fault: Fault;
  state: "killed" | "survived" | "equivalent";
  /** The test that noticed. */
  by: string | null;
}

/** The page that shows which test notices which fault. */
export function faultsPage(outcomes: readonly Outcome[]): string {
  const killed = outcomes.filter(({ state }) => state === "killed").length;
  const survived = outcomes.filter(({ state }) => state === "survived").length;
  return `# Faults that the tests notice

One-line mistakes that somebody could make, each put into a copy of the project, and the test beside it that failed. The
list stands in \`tools/faults\`; \`npm run test:faults\` runs it and writes this page, \`npm run check\` proves that each
fault still fits the code. ${killed} of ${killed + survived} are noticed.

| fault | where | noticed by |
| --- | --- | --- |
${outcomes.map(rowOf).join("\n")}
`;
}

function rowOf({ fault, state, by }: Outcome): string {
  const noticed = state === "equivalent" ? `nothing can: ${fault.equivalent ?? ""}` : (by ?? "**nothing**");
  return `| ${cell(fault.name)} | \`${fault.file}\` | ${cell(noticed)} |`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
