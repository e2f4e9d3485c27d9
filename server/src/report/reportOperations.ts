import { bind } from "../platform/calls/handler.ts";
import { createErrorReport, type ReportNeeds } from "./createErrorReport.ts";

export const reportOperations = (needs: ReportNeeds) => bind(needs, { createErrorReport });
