import { Button } from "@mantine/core";
import { errorText, type ErrorCode } from "@atrium/contract";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SessionOver } from "../account/index.ts";
import { reportProblem } from "../contact/index.ts";
import { isSignedOut, RefusedError } from "../platform/data/refusedError.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageProblem } from "../ui/page/PageProblem.tsx";
import { appTexts } from "./texts.ts";

/** Replaces a screen whose data was refused: redirects to sign-in, or shows the reason and a retry button. */
export function LoadProblem({ error }: { error: unknown }) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  if (isSignedOut(error)) return <SessionOver />;
  // A failure to load or render a screen is handled at the root.
  if (!(error instanceof RefusedError)) throw error;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return <LoadProblemView code={error.refusal.code} again={again} />;
}

export function LoadProblemView({ code, again }: { code: ErrorCode; again: () => void }) {
  const say = useTexts(appTexts);
  return (
    <PageProblem court="shut" title={say("loadFailed")} lead={errorText(code, currentLocale())}>
      <Button size="lg" onClick={again}>
        {say("retry")}
      </Button>
      <Button variant="quiet" onClick={reportProblem}>
        {say("reportProblem")}
      </Button>
    </PageProblem>
  );
}
