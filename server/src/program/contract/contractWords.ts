import type { Contract, ContractFault } from "@atrium/rules";
import type { Agreement, Ending } from "../../billing/index.ts";

/** What a command says, and whether it did what was asked. */
export interface Said {
  ok: boolean;
  words: string;
}

/** A team as it is named at the terminal. */
export interface NamedTeam {
  id: string;
  name: string;
  plan: string;
}

export const HELP = `Contracts of teams: what was agreed with one team instead of a plan that is bought.

  npm run contract                          the contracts there are, what ends first before the others
  npm run contract -- show TEAM             what one team has
  npm run contract -- set TEAM OPTIONS      gives a team a contract, or changes the one it has
  npm run contract -- end TEAM              ends it before its day

TEAM is the id of the team or the address of its dashboard, which has it. Nothing is changed without --yes: what would
be done is shown instead.

  --plan=custom          or custom-education
  --until=2027-03-31     its last day, by UTC; a new contract needs it
  --people=500           most people online in one space
  --spaces=20            how many spaces the team may have
  --recordings=30        how many recordings are kept
  --note="Order 4711"    what the team's admins read beside it; --note= takes it away
  --yes                  does it

What is left out stays as it is; in a new contract it is as much as the plan may grant. After its last day the team is
by itself on the plan of new teams (DEFAULT_PLAN), and nothing is removed.`;

export const faultWords = (faults: readonly string[]): Said => ({
  ok: false,
  words: [...faults, "npm run contract -- help says how it goes."].join("\n"),
});

export const noTeam: Said = { ok: false, words: "There is no such team, or it is deleted." };

const titleOf = ({ name, id }: NamedTeam): string => `${name} (${id})`;
const planWords = (plan: string): string => (plan === "customEducation" ? "custom education" : plan);

/** One thing a line. */
function contractLines({ plan, people, spaces, recordings, until, note }: Contract): string[] {
  return [
    `  plan        ${planWords(plan)}`,
    `  people      ${people} online in one space`,
    `  spaces      ${spaces}`,
    `  recordings  ${recordings} kept`,
    `  until       ${until}, the end of that day by UTC`,
    ...(note === null ? [] : [`  note        ${note.replaceAll("\n", "\n              ")}`]),
  ];
}

export function shown(team: NamedTeam, contract: Contract | null): Said {
  const has = contract === null ? [`  no contract; its plan is ${planWords(team.plan)}`] : contractLines(contract);
  return { ok: true, words: [titleOf(team), ...has].join("\n") };
}

export function listed(all: readonly { team: NamedTeam; contract: Contract }[]): Said {
  if (all.length === 0)
    return { ok: true, words: "No team has a contract. npm run contract -- help says how one is made." };
  const rows = all.map(({ team, contract: { plan, people, until } }) =>
    [until, planWords(plan).padEnd(16), `${people} people`.padEnd(12), titleOf(team)].join("  "),
  );
  return { ok: true, words: rows.join("\n") };
}

export function agreed(agreement: Agreement, isSure: boolean): Said {
  switch (agreement.kind) {
    case "noTeam":
      return noTeam;
    case "subscribed": {
      const words = `${titleOf(agreement.team)} has a subscription, which would be charged on. One of its admins cancels it first, on its plan's page.`;
      return { ok: false, words };
    }
    case "untilMissing":
      return { ok: false, words: "A new contract needs its last day: --until=2027-03-31." };
    case "faulty":
      return { ok: false, words: agreement.faults.map((fault) => faultOf(fault, agreement.contract)).join("\n") };
    case "same":
      return {
        ok: true,
        words: [`${titleOf(agreement.team)} has that already:`, ...contractLines(agreement.contract)].join("\n"),
      };
    default: {
      const { team, before, contract, kind } = agreement;
      const done = kind === "made" ? "has a contract now" : "has its contract changed";
      const wouldBe = kind === "made" ? "would get a contract" : "would have its contract changed";
      return {
        ok: true,
        words: [
          `${titleOf(team)} ${isSure ? done : wouldBe}:`,
          ...(before === null ? [`  before      ${planWords(team.plan)}`] : changedLines(before, contract)),
          ...(before === null ? contractLines(contract) : []),
          ...(isSure ? [] : [UNSURE]),
        ].join("\n"),
      };
    }
  }
}

const UNSURE = "Nothing is changed yet. The same with --yes does it.";

/** Both contracts line by line; what changes is shown as it was, too. */
function changedLines(before: Contract, after: Contract): string[] {
  const was = new Map(contractLines(before).map((line) => [line.slice(0, 14), line]));
  const lines = contractLines(after).map((line) => {
    const old = was.get(line.slice(0, 14));
    return old === undefined || old === line ? line : `${line}  (was ${old.slice(14)})`;
  });
  return after.note === null && before.note !== null ? [...lines, "  note        taken away"] : lines;
}

function faultOf(fault: ContractFault, contract: Contract): string {
  if (fault.field === "until") return `--until=${contract.until} is over already.`;
  return `--${fault.field} must be from ${fault.least} to ${fault.most}, not ${contract[fault.field]}.`;
}

export function ended(ending: Ending, isSure: boolean): Said {
  if (ending.kind === "noTeam") return noTeam;
  const title = titleOf(ending.team);
  if (ending.kind === "none") {
    return { ok: true, words: `${title} has no contract; its plan is ${planWords(ending.team.plan)}.` };
  }
  const after = planWords(ending.after.plan);
  if (isSure) return { ok: true, words: `The contract of ${title} has ended; its plan is ${after} now.` };
  const lines = [
    `The contract of ${title} would end now; its plan would be ${after}:`,
    ...contractLines(ending.contract),
  ];
  return { ok: true, words: [...lines, UNSURE].join("\n") };
}
