import { useEffect, type ReactNode } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { loadOptional } from "../../ui/load/loadOptional.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Hero } from "../home/Hero.tsx";
import { CreateTeamForm } from "../settings/CreateTeamForm.tsx";
import { teamTexts } from "../texts.ts";
import { DemoLink } from "../DemoLink.tsx";
import { VisitedSpaces } from "../visited/VisitedSpaces.tsx";
import { tryTexts } from "../try/texts.ts";

/** The first page of somebody without a team. Loads the page of a team, which comes next, while a name is typed. */
export function NoTeamYet() {
  useEffect(() => void loadOptional(() => import("../home/TeamHomeScreen.tsx")), []);
  const account = useOwnAccount();
  const isVerified = account !== null && account !== undefined && account.email !== null;
  return <NoTeamView isVerified={isVerified} visited={<VisitedSpaces teamId={null} />} />;
}

/** A name makes a team; a guest may try without an e-mail. */
export function NoTeamView({ isVerified, visited }: { isVerified: boolean; visited?: ReactNode }) {
  const say = useTexts(teamTexts);
  const sayTry = useTexts(tryTexts);
  return (
    <Page title={say("welcomeNameless")}>
      <Hero title={say("noTeamTitle")} lead={say("noTeamLead")}>
        {isVerified ? (
          <CreateTeamForm />
        ) : (
          <ButtonLink to="/try" size="lg">
            {sayTry("tryAct")}
          </ButtonLink>
        )}
        <DemoLink />
      </Hero>
      {visited}
    </Page>
  );
}
