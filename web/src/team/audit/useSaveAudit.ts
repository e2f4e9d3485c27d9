import { bounds, errorText, type AuditEntry, type AuditedPerson, type AuditedSpace, type Team } from "@atrium/contract";
import { useState } from "react";
import { call, type InputFor } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { saveFile } from "../../platform/saveFile.ts";
import { loadOptional } from "../../ui/load/loadOptional.ts";
import { showToast } from "../../ui/toast.tsx";
import { auditModel } from "./auditModel.ts";
import { auditTexts } from "./texts.ts";

/** The most rows in a file: what a spreadsheet still opens quickly. */
const MOST_ROWS = 10_000;

type Asked = InputFor<"listTeamAuditEntries">;

/** Saves everything that matches the filter as a file, also what is not loaded yet. */
export function useSaveAudit(team: Pick<Team, "name">) {
  const say = useTexts(auditTexts);
  const [isBusy, setBusy] = useState(false);
  const save = async (asked: Asked) => {
    setBusy(true);
    const [read, writer] = await Promise.all([readAll(asked), loadOptional(() => import("./auditFile.ts"))]);
    setBusy(false);
    if (!read.ok || writer === null) {
      const code = read.ok ? "connectionFailed" : read.code;
      return showToast({ text: errorText(code, currentLocale()), kind: "bad" });
    }
    const needs = { ...read, teamName: team.name, nowMs: Date.now(), locale: currentLocale(), say };
    saveFile(writer.auditFile(auditModel(needs), say), "audit-log.csv");
    const count = read.entries.length;
    showToast({ text: read.isWhole ? say("saved") : say("savedPart", { count }) });
  };
  return { save, isBusy };
}

async function readAll(asked: Asked) {
  const entries: AuditEntry[] = [];
  const people = new Map<string, AuditedPerson>();
  const spaces = new Map<string, AuditedSpace>();
  let cursor: Asked["cursor"];
  do {
    const page = { ...asked, count: bounds.auditPage.max, ...(cursor === undefined ? {} : { cursor }) };
    const reply = await call("listTeamAuditEntries", page);
    if (!reply.ok) return { ok: false, code: reply.code } as const;
    entries.push(...reply.value.entries);
    for (const person of reply.value.people) people.set(person.accountId, person);
    for (const space of reply.value.spaces) spaces.set(space.id, space);
    cursor = reply.value.nextCursor ?? undefined;
  } while (cursor !== undefined && entries.length < MOST_ROWS);
  const isWhole = cursor === undefined;
  return { ok: true, entries, people: [...people.values()], spaces: [...spaces.values()], isWhole } as const;
}
