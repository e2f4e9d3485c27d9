import type { Fault } from "./fault.ts";

export interface Outcome {
  fault: Fault;
  state: "killed" | "survived" | "equivalent";
  /** The test that noticed. */
  by: string | null;
}

const NOTHING = "**nothing**";
const NOTHING_CAN = "nothing can: ";
const NOT_TRIED = "not tried yet";

/** The page that shows which test notices which fault. What was not tried now stands as in the page `before`. */
export function faultsPage(faults: readonly Fault[], outcomes: readonly Outcome[], before: string): string {
  const tried = new Map(outcomes.map((outcome) => [outcome.fault, noticedBy(outcome)]));
  const noticed = faults.map((fault) => tried.get(fault) ?? onPage(before, fault) ?? NOT_TRIED);
  const count = (is: (by: string) => boolean): number => noticed.filter(is).length;
  const open = count((by) => by === NOT_TRIED);
  const killable = count((by) => by !== NOT_TRIED && !by.startsWith(NOTHING_CAN));
  const killed = killable - count((by) => by === NOTHING);
  return `# Faults that the tests notice

One-line mistakes that somebody could make, each put into a copy of the project, and the test beside it that failed. The
list stands in \`tools/faults\`; \`npm run docs:generate\` writes its rows, \`npm run test:faults\` runs it and writes what
noticed each (\`-- --untried\` tries those that were not yet), \`npm run check\` proves that each fault still fits the code
and stands here. ${killed} of ${killable} are noticed${open === 0 ? "" : `, ${open} are not tried yet`}.

| fault | where | noticed by |
| --- | --- | --- |
${faults.map((fault, at) => `${startOf(fault)}${noticed[at]} |`).join("\n")}
`;
}

/** Whether the page says what noticed it. */
export function isOnPage(page: string, fault: Fault): boolean {
  return ![null, NOT_TRIED].includes(onPage(page, fault));
}

function onPage(page: string, fault: Fault): string | null {
  const start = startOf(fault);
  const line = page.split("\n").find((each) => each.startsWith(start));
  return line === undefined ? null : line.slice(start.length, -" |".length);
}

const noticedBy = ({ state, fault, by }: Outcome): string =>
  cell(state === "equivalent" ? `${NOTHING_CAN}${fault.equivalent ?? ""}` : (by ?? NOTHING));

const startOf = ({ name, file }: Fault): string => `| ${cell(name)} | \`${file}\` | `;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
