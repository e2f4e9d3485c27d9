import { bind } from "../platform/calls/handler.ts";
import { createErrorReport, type ReportNeeds } from "./createErrorReport.ts";

/** The operations of reports with their needs filled in. */
export const reportOperations = (needs: ReportNeeds) => bind(needs, { createErrorReport });
