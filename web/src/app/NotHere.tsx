import { useTexts } from "../platform/i18n/texts.ts";
import { ButtonLink } from "../ui/links.tsx";
import { PageProblem } from "../ui/page/PageProblem.tsx";
import { appTexts } from "./texts.ts";

/** The URL names something that does not exist, or that this person cannot see: both look the same. */
export function NotHere() {
  const say = useTexts(appTexts);
  return (
    <PageProblem court="lost" title={say("notHereTitle")} lead={say("notHereLead")}>
      <ButtonLink to="/dashboard" size="lg">
        {say("goToDashboard")}
      </ButtonLink>
    </PageProblem>
  );
}
