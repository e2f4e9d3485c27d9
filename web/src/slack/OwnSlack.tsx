import { Button } from "@mantine/core";
import { errorText, type TeamId } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../platform/call.ts";
import { read } from "../platform/data/read.ts";
import { useAct } from "../platform/data/useAct.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { Setting } from "../ui/page/Section.tsx";
import { showToast } from "../ui/toast.tsx";
import styles from "./slack.module.css";
import { SlackProblem } from "./SlackProblem.tsx";
import { slackTexts } from "./texts.ts";
import { useSlackPage, type SlackPage } from "./useSlackPage.ts";

/** Whether one's own status in Slack says that one is here; nothing while the team is not connected. */
export function OwnSlack({ teamId }: { teamId: TeamId }) {
  const { data } = useQuery(read("getTeamMemberSlackIntegration", { teamId }));
  const create = useAct("createTeamMemberSlackIntegration");
  const remove = useAct("deleteTeamMemberSlackIntegration", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const page = useSlackPage({
    ask: () => call("getTeamMemberSlackLink", { teamId }),
    finish: (brought) => create.run({ teamId, ...brought }),
  });
  const workspaceName = data?.workspaceName ?? null;
  if (workspaceName === null) return null;
  const isShown = data?.integration !== null;
  const hide = () => void remove.run({ teamId });
  return <OwnSlackView {...{ workspaceName, isShown, page, hide }} isHiding={remove.busy} />;
}

interface OwnSlackViewProps {
  workspaceName: string;
  isShown: boolean;
  page: SlackPage;
  isHiding: boolean;
  hide: () => void;
}

export function OwnSlackView({ workspaceName, isShown, page, isHiding, hide }: OwnSlackViewProps) {
  const say = useTexts(slackTexts);
  return (
    <Setting title={say("ownTitle")} lead={say("ownLead")}>
      <div className={styles["own"]}>
        <p>{isShown ? say("ownOn", { name: workspaceName }) : say("ownOff")}</p>
        {isShown ? (
          <Button variant="secondary" loading={isHiding} onClick={hide}>
            {say("hide")}
          </Button>
        ) : (
          <Button variant="secondary" loading={page.busy} onClick={page.start}>
            {say("show")}
          </Button>
        )}
      </div>
      <SlackProblem {...page} />
    </Setting>
  );
}
