// What pages tell those who run the installation.
export { reportOperations } from "./reportOperations.ts";
export type { PageFault } from "./createErrorReport.ts";
