import { Switch } from "@mantine/core";
import { errorText, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { guess } from "../../platform/data/guess.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { inTeam } from "../inTeam.ts";
import styles from "./teamLook.module.css";
import { teamChatTexts } from "./texts.ts";

/** What holds in all chats of a team: its own, those of its spaces and of their rooms. Others read it. */
export function TeamChats({ team }: { team: Team }) {
  const say = useTexts(teamChatTexts);
  const { id: teamId, showsLinkTitles = true, keepsMessagesOfDeleted = true } = team;
  const mayChange = may("team.rename", inTeam(team));
  const { run } = useAct("updateTeam", {
    optimistic: ({ showsLinkTitles: shows, keepsMessagesOfDeleted: keeps }) => [
      guess("getTeam", { teamId }, (before) => ({
        team: {
          ...before.team,
          ...(shows !== undefined && { showsLinkTitles: shows }),
          ...(keeps !== undefined && { keepsMessagesOfDeleted: keeps }),
        },
      })),
    ],
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  return (
    <Setting title={say("title")} lead={mayChange ? say("lead") : say("onlyAdmins")}>
      <div className={styles["switches"]}>
        <Switch
          classNames={LOOK}
          labelPosition="left"
          label={say("linkTitles")}
          description={say("linkTitlesLead")}
          checked={showsLinkTitles}
          disabled={!mayChange}
          onChange={(event) => void run({ teamId, showsLinkTitles: event.currentTarget.checked })}
        />
        <Switch
          classNames={LOOK}
          labelPosition="left"
          label={say("keeps")}
          description={say(keepsMessagesOfDeleted ? "keepsLead" : "goesLead")}
          checked={keepsMessagesOfDeleted}
          disabled={!mayChange}
          onChange={(event) => void run({ teamId, keepsMessagesOfDeleted: event.currentTarget.checked })}
        />
      </div>
    </Setting>
  );
}

const LOOK = { body: styles["switchBody"] ?? "" };
