import { DEMO_SPACE_SLUG } from "@atrium/contract";
import type { Config } from "../platform/config.ts";
import type { Atrium } from "./startAtrium.ts";

const isColored = process.stdout.isTTY && process.env["NO_COLOR"] === undefined;
const style = (code: string) => (text: string) => (isColored ? `\u001b[${code}m${text}\u001b[0m` : text);
const [bold, dim, accent] = [style("1"), style("2"), style("36")];

/** The one block of text shown once everything runs. */
export function welcome(config: Config, atrium: Atrium): string {
  const taken = config.port !== 0 && atrium.port !== config.port;
  const lines = [
    bold("Atrium is open"),
    ...(taken ? [dim(`Port ${config.port} is taken, so it is on ${atrium.port}.`)] : []),
    "",
    `Address      ${accent(`${atrium.url}/`)}`,
    `Demo space   ${accent(`${atrium.url}/s/${DEMO_SPACE_SLUG}`)}`,
    `Sign-in      ${config.smtpUrl === null ? `codes appear here; mails are in ${atrium.outbox}` : "codes are sent by mail"}`,
    `Health       ${dim(`${atrium.privateUrl}/health/ready`)}`,
    "",
    dim("Ctrl-C stops it."),
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n`;
}

/** For a second start on one data folder. Worded differently from `welcome`, which scripts parse. */
export const runsAlready = ({ url, pid }: { url: string; pid: number }): string =>
  `\n  ${bold("Atrium is already open")} at ${accent(`${url}/`)} (process ${pid})\n  ${dim("For another one: DATA_FOLDER=another-folder npm start")}\n`;

/** A sign-in code for whoever runs the program, as it sends no mail. */
export const signInCode = ({ email, code, link }: { email: string; code: string; link: string }): string =>
  `  Sign-in code for ${email}: ${bold(`${code.slice(0, 3)} ${code.slice(3)}`)}\n  ${dim(link)}\n`;

/** Output for people at the terminal; events for machines go to the log. */
export const say = (words: string): void => void process.stdout.write(`${words}\n`);

export const startFault = (error: unknown): string =>
  `\n  Atrium could not start: ${error instanceof Error ? error.message : String(error)}\n`;

export const farewell = (): string => dim("\n  Closing, a moment…");

/** Everything that is wrong with the settings, at once. */
export function configFaults(faults: readonly string[]): string {
  const lines = faults.map((fault) => `    - ${fault}`).join("\n");
  return `\n  Atrium cannot start with these settings:\n${lines}\n\n  docs/CONFIGURATION.md explains each of them.\n`;
}
