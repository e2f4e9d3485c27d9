/** What to do if a screen could not be loaded or rendered. */
export type LoadFailure =
  /** The page is older than the server: its chunks are gone. */
  { kind: "reload" } | { kind: "connection" } | { kind: "unavailable" };

/**
 * Classifies a failure of a lazy screen. `hasReloaded`: this URL was just reloaded for the same reason, so another reload
 * could loop forever.
 */
export function loadFailure(error: unknown, hasReloaded: boolean): LoadFailure {
  const message = error instanceof Error ? error.message.toLowerCase() : "";
  const isChunk = CHUNK_MISSING.test(message);
  if (isChunk && !hasReloaded) return { kind: "reload" };
  if (isChunk || isNetwork(error, message)) return { kind: "connection" };
  return { kind: "unavailable" };
}

/** Messages of browsers, and of Vite for a chunk's style sheet. */
const CHUNK_MISSING = /module.*failed|failed.*module|error loading dynamically imported module|unable to preload css/;

function isNetwork(error: unknown, message: string): boolean {
  if (typeof error === "object" && error !== null && "request" in error) return true;
  return message.includes("failed to fetch") || message.includes("connectionfailed");
}
