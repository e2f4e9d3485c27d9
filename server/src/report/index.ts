// Errors that pages report to those who run the installation.
export { reportOperations } from "./reportOperations.ts";
export type { PageFault } from "./createErrorReport.ts";
