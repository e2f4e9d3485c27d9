import { Button } from "@mantine/core";
import type { SlackChannel, SlackWorkspace } from "@atrium/contract";
import { IconBrandSlack } from "@tabler/icons-react";
import { Children, type ReactNode } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useNow } from "../platform/useNow.ts";
import { agoText } from "../ui/dates.ts";
import { Row } from "../ui/list/Row.tsx";
import { RowIcon } from "../ui/list/RowIcon.tsx";
import styles from "./slack.module.css";
import { SlackProblem } from "./SlackProblem.tsx";
import { slackTexts } from "./texts.ts";
import type { SlackPage } from "./useSlackPage.ts";

interface TeamSlackViewProps {
  isSetUp: boolean;
  workspace: SlackWorkspace | null;
  channels: readonly SlackChannel[] | null;
  page: SlackPage;
  isRemoving: boolean;
  disconnect: () => void;
  /** The team's spaces, each with its channel. */
  children: ReactNode;
  /** A message as it will stand in Slack. */
  preview: ReactNode;
}

export function TeamSlackView({ isSetUp, workspace, channels, page, children, preview, ...end }: TeamSlackViewProps) {
  const say = useTexts(slackTexts);
  const canConnect = isSetUp && (workspace === null || workspace.isBroken);
  return (
    <div className={styles["slack"]}>
      <Row picture={<SlackSign />} title="Slack" note={<About isSetUp={isSetUp} workspace={workspace} />}>
        {workspace === null ? null : (
          <span className={styles["state"]} data-broken={workspace.isBroken}>
            {say(workspace.isBroken ? "broken" : "connected")}
          </span>
        )}
        {canConnect ? (
          <Button variant="secondary" loading={page.busy} onClick={page.start}>
            {say("connect")}
          </Button>
        ) : null}
      </Row>
      {workspace?.isBroken === true ? <p className={styles["hint"]}>{say("brokenLead")}</p> : null}
      <SlackProblem {...page} />
      {workspace === null ? null : (
        <div className={styles["card"]}>
          <h3>{say("meets")}</h3>
          {channels === null ? <p className={styles["problem"]}>{say("noChannels")}</p> : null}
          {Children.count(children) === 0 ? <p>{say("noSpaces")}</p> : <ul>{children}</ul>}
          {preview}
          <p className={styles["hint"]}>{say("rule")}</p>
          <Foot workspace={workspace} {...end} />
        </div>
      )}
    </div>
  );
}

const SlackSign = () => (
  <RowIcon>
    <IconBrandSlack size={20} stroke={1.75} aria-hidden />
  </RowIcon>
);

function About({ isSetUp, workspace }: Pick<TeamSlackViewProps, "isSetUp" | "workspace">) {
  const say = useTexts(slackTexts);
  if (workspace === null) return say(isSetUp ? "what" : "notSetUp");
  const { name, connectedByName: person } = workspace;
  return person === null ? say("workspace", { name }) : say("workspaceBy", { name, person });
}

const MINUTE_MS = 60_000;

type FootProps = Pick<TeamSlackViewProps, "isRemoving" | "disconnect"> & { workspace: SlackWorkspace };

function Foot({ workspace: { lastPostedAt, peopleCount }, isRemoving, disconnect }: FootProps) {
  const say = useTexts(slackTexts);
  const nowMs = useNow(MINUTE_MS);
  const when = lastPostedAt === null ? null : agoText(Date.parse(lastPostedAt), nowMs, currentLocale());
  return (
    <div className={styles["foot"]}>
      <div>
        <p>{when === null ? say("neverPosted") : say("lastPost", { when })}</p>
        <p>{say("allowedBy", { count: peopleCount })}</p>
      </div>
      <Button variant="danger-quiet" loading={isRemoving} onClick={disconnect}>
        {say("disconnect")}
      </Button>
    </div>
  );
}
