/*
 * Who runs this installation, written into the page by the server; null for what they have not said.
 */
const told = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** Where people may write for help. */
export const supportEmail = (): string | null => told("support");

/** Pages of the operators' own documents. */
export const ownDocument = (which: "terms" | "privacy"): string | null => told(which);
