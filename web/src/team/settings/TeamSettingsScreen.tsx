import { TextInput } from "@mantine/core";
import { bounds, type SpaceCard, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  IconCreditCard,
  IconDoorExit,
  IconHistory,
  IconId,
  IconKey,
  IconListDetails,
  IconMessageCircle,
  IconPalette,
  IconPlugConnected,
  IconUsers,
} from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SaveBar } from "../../ui/form/SaveBar.tsx";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { Page } from "../../ui/page/Page.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { TeamSlack } from "../../slack/index.ts";
import { SsoSetting } from "../sso/SsoSetting.tsx";
import { AuditEntrance } from "../audit/AuditEntrance.tsx";
import { inTeam } from "../inTeam.ts";
import { PlanEntrance } from "../plan/PlanEntrance.tsx";
import { spacesOf, useTeam } from "../ownTeams.ts";
import { DeletedSpaces } from "./DeletedSpaces.tsx";
import { DeleteTeam } from "./DeleteTeam.tsx";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { LeaveTeam } from "./LeaveTeam.tsx";
import { keepingTexts } from "./keepingTexts.ts";
import { MailSetting } from "./MailSetting.tsx";
import { mailTexts } from "./mailTexts.ts";
import { SeatsSetting } from "./SeatsSetting.tsx";
import { TeamChats } from "./TeamChats.tsx";
import { TeamKeepingSetting } from "./TeamKeepingSetting.tsx";
import { TeamLookSetting } from "./TeamLookSetting.tsx";
import { TeamParts } from "./TeamParts.tsx";
import { TeamPreviews } from "./TeamPreviews.tsx";
import { teamLookTexts } from "./teamLookTexts.ts";
import styles from "./teamSettings.module.css";
import { useTeamForm } from "./useTeamForm.ts";
import { teamTexts } from "../texts.ts";

/** Settings of a team: name and look, seats, chats, how long things are kept, sender of mails, deleted spaces, leaving and deleting. */
export function TeamSettingsScreen() {
  const team = useTeam();
  const { data } = useQuery(spacesOf(team));
  return <TeamSettingsView key={team.id} team={team} spaces={data?.spaces ?? []} />;
}

export function TeamSettingsView({ team, spaces }: { team: Team; spaces: readonly SpaceCard[] }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const toDashboard = () => navigate({ to: "/dashboard" });
  const [isHandingOver, setHandingOver] = useState(false);
  const handOver = () => setHandingOver(true);
  const canRename = may("team.rename", inTeam(team));
  const { form, isSaved } = useTeamForm(team);
  const fields = useRef<HTMLFormElement>(null);
  return (
    <Page title={say("settings")}>
      <div className={styles["columns"]}>
        <Parts team={team} />
        <div className={styles["settings"]}>
          <Part id="team-look">
            <form ref={fields} onSubmit={form.submit} noValidate>
              <NameAndLook team={team} form={form} canRename={canRename} />
            </form>
          </Part>
          <Part id="team-seats">
            <SeatsSetting team={team} spaces={spaces} />
          </Part>
          <Part id="team-plan">
            <PlanEntrance team={team} />
          </Part>
          <ChatParts team={team} />
          <MailPart team={team} />
          <SsoPart team={team} />
          <IntegrationsPart team={team} spaces={spaces} />
          <Part id="team-log">
            <AuditEntrance team={team} />
            <DeletedSpaces team={team} />
          </Part>
          <Part id="team-end">
            <LeaveTeam team={team} onHandOver={handOver} />
            <DeleteTeam team={team} onHandOver={handOver} onDeleted={toDashboard} />
          </Part>
        </div>
        <TeamPreviews team={{ ...team, ...form.values }} />
      </div>
      <SaveBar
        isChanged={form.isChanged}
        isBusy={form.busy}
        isSaved={isSaved}
        canSave
        problem={form.problem}
        discard={() => form.restart({ name: team.name, color: team.color })}
        save={() => fields.current?.requestSubmit()}
      />
      <HandOverDialog
        team={team}
        opened={isHandingOver}
        onClose={() => setHandingOver(false)}
        onLeft={() => void toDashboard()}
      />
    </Page>
  );
}

/** Whose role it is; a plan without it says so where it would stand. */
const maySetSso = (team: Team): boolean => may("team.manageSso", { ...inTeam(team), plan: "enterprise" });

const maySetMail = (team: Team): boolean => may("team.manageWhiteLabel", { ...inTeam(team), plan: "enterprise" });

const ChatParts = ({ team }: { team: Team }) => (
  <>
    <Part id="team-chats">
      <TeamChats team={team} />
    </Part>
    {team.keeping === undefined ? null : (
      <Part id="team-keeping">
        <TeamKeepingSetting team={team} keeping={team.keeping} />
      </Part>
    )}
  </>
);

const MailPart = ({ team }: { team: Team }) =>
  maySetMail(team) ? (
    <Part id="team-mail">
      <MailSetting team={team} />
    </Part>
  ) : null;

function SsoPart({ team }: { team: Team }) {
  if (!maySetSso(team)) return null;
  return (
    <Part id="team-sso">
      <SsoSetting team={team} />
    </Part>
  );
}

const IntegrationsPart = ({ team, spaces }: { team: Team; spaces: readonly SpaceCard[] }) => (
  <Part id="team-integrations">
    <TeamSlack team={team} spaces={spaces} mayManage={may("team.manageSlack", inTeam(team))} />
  </Part>
);

/** The part that is jumped to takes the focus. */
const Part = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles["part"]} tabIndex={-1}>
    {children}
  </div>
);

function Parts({ team }: { team: Team }) {
  const say = useTexts(teamLookTexts);
  const integrations = { id: "team-integrations", title: say("integrations"), Icon: IconPlugConnected };
  const log = { id: "team-log", title: say("log"), Icon: IconListDetails };
  const keeping = { id: "team-keeping", title: useTexts(keepingTexts)("part"), Icon: IconHistory };
  const mail = { id: "team-mail", title: useTexts(mailTexts)("part"), Icon: IconPalette };
  const sso = { id: "team-sso", title: say("sso"), Icon: IconKey };
  const parts = [
    { id: "team-look", title: say("nameAndLook"), Icon: IconId },
    { id: "team-seats", title: say("seats"), Icon: IconUsers },
    { id: "team-plan", title: say("plan"), Icon: IconCreditCard },
    { id: "team-chats", title: say("chats"), Icon: IconMessageCircle },
    ...(team.keeping === undefined ? [] : [keeping]),
    ...(maySetMail(team) ? [mail] : []),
    ...(maySetSso(team) ? [sso] : []),
    ...(may("team.manageSlack", inTeam(team)) ? [integrations] : []),
    ...(may("team.seeAudit", inTeam(team)) ? [log] : []),
    { id: "team-end", title: say("end"), Icon: IconDoorExit },
  ];
  return <TeamParts label={say("parts")} parts={parts} />;
}

interface NameAndLookProps {
  team: Team;
  form: ActForm<{ name: string; color: string }>;
  canRename: boolean;
}

function NameAndLook({ team, form, canRename }: NameAndLookProps) {
  const say = useTexts(teamTexts);
  return (
    <>
      <Setting title={say("general")} lead={say("teamSettingsLead")}>
        {canRename ? (
          <TextInput {...form.field("name")} label={say("teamName")} maxLength={bounds.teamName.max} />
        ) : (
          <TextInput label={say("teamName")} value={team.name} disabled description={say("onlyAdmins")} />
        )}
      </Setting>
      {canRename ? (
        <TeamLookSetting team={team} color={form.values.color} choose={(color) => form.set("color", color)} />
      ) : null}
    </>
  );
}
