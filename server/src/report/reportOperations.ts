import { bind } from "../platform/calls/handler.ts";
import { createErrorReport, type ReportNeeds } from "./createErrorReport.ts";

/** The operations of reports, bound to their needs. */
export const reportOperations = (needs: ReportNeeds) => bind(needs, { createErrorReport });
