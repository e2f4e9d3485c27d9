import { planHas } from "@atrium/rules";
import type { Team } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { LoadedPart } from "../../ui/page/LoadedPart.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { SsoForm } from "./SsoForm.tsx";
import { SsoOwn } from "./SsoOwn.tsx";
import { SsoTrial } from "./SsoTrial.tsx";
import styles from "./sso.module.css";
import { ssoTexts } from "./texts.ts";

/** How a team's people sign in at their own identity provider, and what that one needs to know. */
export function SsoSetting({ team }: { team: Team }) {
  const say = useTexts(ssoTexts);
  const isIncluded = planHas(team.plan, "sso");
  return (
    <Setting title={say("title")} lead={say("lead")}>
      {isIncluded ? <SsoSettings teamId={team.id} /> : <p className={styles["help"]}>{say("takesPlan")}</p>}
    </Setting>
  );
}

function SsoSettings({ teamId }: { teamId: Team["id"] }) {
  const say = useTexts(ssoTexts);
  const kept = useQuery(read("getTeamSso", { teamId }));
  return (
    <LoadedPart query={kept} notLoaded={say("notLoaded")}>
      {({ sso }) => (
        <div className={styles["sso"]}>
          <SsoForm teamId={teamId} sso={sso} />
          <SsoTrial teamId={teamId} sso={sso} />
          <SsoOwn own={sso.own} />
        </div>
      )}
    </LoadedPart>
  );
}
