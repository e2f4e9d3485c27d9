// Errors that pages report, and letters that people write, to those who run the installation.
export { reportOperations } from "./reportOperations.ts";
export type { PageFault } from "./createErrorReport.ts";
export type { LetterNeeds } from "./letterNeeds.ts";
export { forgetLetters, ownLetters } from "./letterStore.ts";
export { submitSalesLetters } from "./salesForm.ts";
