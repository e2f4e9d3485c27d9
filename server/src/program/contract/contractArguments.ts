import { ContractNote, ContractPlan, TeamId } from "@atrium/contract";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { WantedContract } from "../../billing/index.ts";

/** What is asked of `npm run contract`. */
export type ContractCommand =
  | { kind: "help" }
  | { kind: "list" }
  | { kind: "show"; teamId: TeamId }
  | { kind: "set"; teamId: TeamId; wanted: WantedContract; isSure: boolean }
  | { kind: "end"; teamId: TeamId; isSure: boolean };

export type ReadCommand = { ok: true; command: ContractCommand } | { ok: false; faults: string[] };

const value = { type: "string" } as const;
const WANTED = { plan: value, people: value, spaces: value, recordings: value, until: value, note: value } as const;
const OPTIONS = { ...WANTED, yes: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

/** Reads the words after `npm run contract --`; all that is wrong with them is told together. */
export function readCommand(words: readonly string[]): ReadCommand {
  const parsed = parse(words);
  if (typeof parsed === "string") return { ok: false, faults: [parsed] };
  const { values, positionals } = parsed;
  const { yes: isSure = false, help = false, ...given } = values;
  const [verb = "list", team, ...others] = positionals;
  if (help || verb === "help") return { ok: true, command: { kind: "help" } };
  const faults: string[] = [];
  if (!isVerb(verb)) return { ok: false, faults: [`There is nothing called ${verb}: set, show, end or list.`] };
  const extra = verb === "list" ? positionals.slice(1) : others;
  if (extra.length > 0) faults.push(`Not understood: ${extra.join(" ")}. Put quotes around words with spaces.`);
  const names = Object.keys(given);
  if (verb !== "set" && names.length > 0) faults.push(`--${names.join(", --")} go with set only.`);
  const teamId = verb === "list" ? null : readTeam(team, faults);
  const wanted = readWanted(given, faults);
  if (verb === "set" && names.length === 0) faults.push("Nothing is given to set, for example --until=2027-03-31.");
  if (faults.length > 0) return { ok: false, faults };
  if (verb === "list" || teamId === null) return { ok: true, command: { kind: "list" } };
  if (verb === "show") return { ok: true, command: { kind: verb, teamId } };
  return {
    ok: true,
    command: verb === "end" ? { kind: verb, teamId, isSure } : { kind: verb, teamId, wanted, isSure },
  };
}

const VERBS = ["set", "show", "end", "list"] as const;
const isVerb = (word: string): word is (typeof VERBS)[number] => VERBS.some((verb) => verb === word);

/** What was typed, or what is wrong with it. */
function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: words.map(asNoOption), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Some ids begin as options do: as an address they are taken for none. */
const asNoOption = (word: string): string =>
  word.startsWith("-") && TeamId.safeParse(word).success ? `/team/${word}` : word;

/** The team's id, or an address of its dashboard, which has it. */
function readTeam(typed: string | undefined, faults: string[]): TeamId | null {
  if (typed === undefined) {
    faults.push("Which team? Its id stands in the address of its dashboard: /dashboard/team/….");
    return null;
  }
  const [, inAddress] = /\/team\/([^/?#]+)/.exec(typed) ?? [];
  const read = TeamId.safeParse(inAddress ?? typed);
  if (!read.success) faults.push(`${typed} is no team's id, and no address of its dashboard.`);
  return read.data ?? null;
}

type Given = { [Name in keyof typeof WANTED]?: string | undefined };

function readWanted(given: Given, faults: string[]): WantedContract {
  const read = <Value>(name: keyof Given, schema: z.ZodType<Value>, must: string): Value | undefined => {
    const typed = given[name];
    if (typed === undefined) return undefined;
    const parsed = schema.safeParse(typed.trim());
    if (!parsed.success) faults.push(`--${name} must be ${must}, not ${typed === "" ? "empty" : typed}.`);
    return parsed.data;
  };
  return {
    plan: read("plan", Plan, "custom or custom-education"),
    people: read("people", Whole, "a whole number"),
    spaces: read("spaces", Whole, "a whole number"),
    recordings: read("recordings", Whole, "a whole number"),
    until: read("until", Day, "a day like 2027-03-31, until 2999-12-31"),
    note: read("note", Note, "a text of at most 500 symbols"),
  };
}

const Plan = z.preprocess(
  (typed) => (/^custom[ -]?education$/i.test(String(typed)) ? "customEducation" : typed),
  ContractPlan,
);
const Whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
/** The end of the last day of 9999 cannot be written as other times are. */
const Day = z.iso.date().refine((day) => day <= "2999-12-31");
/** An empty one takes the note away. */
const Note = z
  .literal("")
  .transform(() => null)
  .or(ContractNote);
