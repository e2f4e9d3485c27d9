import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { loadFailure } from "./loadFailure.ts";
import { reloadOnce, wasReloaded } from "./reloadOnce.ts";
import { appTexts } from "./texts.ts";

/** Shown when a screen could not be loaded or drawn. */
export function ErrorScreen({ error }: { error: unknown }) {
  const say = useTexts(appTexts);
  const failure = loadFailure(error, wasReloaded());
  useEffect(() => {
    // Reaches the console and whatever listens for errors of the page.
    globalThis.reportError(error);
    if (failure.kind === "reload") reloadOnce();
  }, [error, failure.kind]);
  const isConnection = failure.kind !== "unavailable";
  return (
    <PageMessage
      court="shut"
      title={isConnection ? say("loadingErrorTitle") : say("notAvailableTitle")}
      description={isConnection ? say("loadingErrorDescription") : undefined}
    >
      {isConnection ? <Refresh /> : null}
      <Button size="lg" variant={isConnection ? "secondary" : "primary"} component="a" href="/dashboard">
        {say("goToDashboard")}
      </Button>
      {isConnection ? null : <Refresh variant="quiet" />}
    </PageMessage>
  );
}

function Refresh({ variant = "primary" }: { variant?: "primary" | "quiet" }) {
  const say = useTexts(appTexts);
  return (
    <Button size="lg" variant={variant} onClick={() => globalThis.location.reload()}>
      {say("refresh")}
    </Button>
  );
}
