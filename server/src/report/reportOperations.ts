import { bind } from "../platform/calls/handler.ts";
import { createErrorReport, type ReportNeeds } from "./createErrorReport.ts";
import type { LetterNeeds } from "./letterNeeds.ts";
import { sendBugReport } from "./sendBugReport.ts";
import { sendSalesLetter } from "./sendSalesLetter.ts";

export const reportOperations = (needs: ReportNeeds & LetterNeeds) =>
  bind(needs, { createErrorReport, sendBugReport, sendSalesLetter });
