import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const CLIENTS = /\bfetch\(|import \{[^}]*\b(?:request|get)\b[^}]*\} from "node:https?"/u;
/** Requests to our own nodes and our media server, at addresses that nobody else can choose. */
const AT_HOME = [
  "platform/http/forwardCall.ts",
  "platform/http/forwardFile.ts",
  "platform/http/mediaRelay.ts",
  "platform/runningProgram.ts",
  "program/mediaFront.ts",
];
/** Requests to services that whoever runs the program has named in its settings. */
const AT_SERVICES = [
  "calendar/eventReader.ts",
  "captions/translator.ts",
  "platform/outside/hubspotForm.ts",
  "slack/slackCalls.ts",
];

test("what strangers name is asked for through one guarded door, and by nothing else of the server", () => {
  const isTest = (file: string) => file.endsWith(".test.ts") || file.startsWith("trials/");
  const files = globSync("**/*.ts", { cwd: root }).filter((file) => !isTest(file));
  const asking = files.filter((file) => CLIENTS.test(readFileSync(join(root, file), "utf8")));
  expect(asking.toSorted()).toEqual([...AT_HOME, ...AT_SERVICES, "platform/outside/fetchOutside.ts"].toSorted());
});
