import { useEffect } from "react";
import { ErrorView } from "./ErrorView.tsx";
import { loadFailure } from "./loadFailure.ts";
import { reloadOnce, wasReloaded } from "./reloadOnce.ts";

/** Shown when a screen could not be loaded or drawn. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { kind } = loadFailure(error, wasReloaded());
  useEffect(() => {
    // Reaches the console and the page's error listeners.
    globalThis.reportError(error);
    if (kind === "reload") void reloadOnce();
  }, [error, kind]);
  return <ErrorView kind={kind} />;
}
