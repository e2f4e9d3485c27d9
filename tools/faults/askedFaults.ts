import { parseArgs } from "node:util";

export interface AskedFaults {
  /** Greater than 0, up to 1. */
  share: number;
  seed: number;
  /** Empty: no filter. */
  only: string;
  /** Only those that the page does not have yet. */
  untried: boolean;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;

/** Parses the arguments. Throws on anything unknown, incomplete or not a number, before half an hour is spent on it. */
export function askedFaults(args: readonly string[]): AskedFaults {
  const { values } = parseArgs({ args: [...args], options: { share: TEXT, seed: TEXT, only: TEXT, untried: FLAG } });
  const share = Number(values.share ?? 1);
  const seed = Number(values.seed ?? 1);
  if (!(share > 0 && share <= 1)) throw new Error(`--share=${values.share}: a share is above 0 and at most 1`);
  if (!Number.isInteger(seed)) throw new Error(`--seed=${values.seed}: a seed is a whole number`);
  if (values.only === "") throw new Error("--only= asks for nothing: say a text, or leave it out");
  return { share, seed, only: values.only ?? "", untried: values.untried ?? false };
}
