import { ok } from "@atrium/contract";
import type { AccountId, operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";

/** A page's error, as the installation's operators see it. */
export interface PageFault {
  message: string;
  stack: string | null;
  page: string;
  accountId: AccountId | null;
  spaceId: string | null;
  roomId: string | null;
  /** How full they were; null where the page did not say. */
  spacePeople: number | null;
  roomPeople: number | null;
  elements: number | null;
}

export interface ReportNeeds {
  /** Logs and counts it. */
  onPageFault: (fault: PageFault) => void;
}

export const createErrorReport: Handler<typeof operations.createErrorReport, ReportNeeds> = async (
  { onPageFault },
  { caller },
  { message, stack, page, spaceId, roomId, ...counts },
) => {
  onPageFault({
    message: withoutAddresses(message),
    stack: stack === undefined ? null : withoutAddresses(stack),
    page,
    accountId: caller.accountId,
    spaceId: spaceId ?? null,
    roomId: roomId ?? null,
    spacePeople: counts.spacePeople ?? null,
    roomPeople: counts.roomPeople ?? null,
    elements: counts.elements ?? null,
  });
  return ok({});
};

/** Keeps only the paths of our own files in URLs: others may contain a link's secret or name a person. */
export function withoutAddresses(text: string): string {
  return text
    .replaceAll(
      /[a-z][a-z0-9+.-]*:\/\/[^\s/]+(\/assets\/[\w.-]+(?::\d+){0,2})?[^\s)]*/gi,
      (_all, file?: string) => file ?? "(address)",
    )
    .replaceAll(/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, "(e-mail)");
}
