import { Button } from "@mantine/core";
import { reportProblem } from "../contact/index.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { supportEmail } from "../platform/operator.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import type { LoadFailure } from "./loadFailure.ts";
import { appTexts } from "./texts.ts";

/** Replaces a screen that could not be loaded or rendered. */
export function ErrorView({ kind }: Pick<LoadFailure, "kind">) {
  const say = useTexts(appTexts);
  const isConnection = kind !== "unavailable";
  return (
    <PageMessage
      court="shut"
      title={isConnection ? say("loadingErrorTitle") : say("notAvailableTitle")}
      description={isConnection ? say("loadingErrorDescription") : undefined}
      foot={<Support />}
    >
      {isConnection ? <Refresh /> : null}
      <Button size="lg" variant={isConnection ? "secondary" : "primary"} component="a" href="/dashboard">
        {say("goToDashboard")}
      </Button>
      {isConnection ? null : <Refresh variant="quiet" />}
      {isConnection ? null : (
        <Button size="lg" variant="quiet" onClick={reportProblem}>
          {say("reportProblem")}
        </Button>
      )}
    </PageMessage>
  );
}

/** Where to write when even the page cannot tell. */
function Support() {
  const email = supportEmail();
  return email === null ? null : <a href={`mailto:${email}`}>{email}</a>;
}

function Refresh({ variant = "primary" }: { variant?: "primary" | "quiet" }) {
  const say = useTexts(appTexts);
  return (
    <Button size="lg" variant={variant} onClick={() => globalThis.location.reload()}>
      {say("refresh")}
    </Button>
  );
}
