import { Button } from "@mantine/core";
import { errorText, type Team } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { teamTexts } from "../texts.ts";

/** The way out of a team; its last admin is told what has to happen before. */
export function LeaveTeam({ team, onHandOver }: { team: Team; onHandOver: () => void }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const { name } = team;
  const { run, busy, problem } = useAct("leaveAccountFromTeam");
  const leave = async () => {
    const act = say("leave");
    const title = say("leaveAsk", { name });
    if (!(await askConfirm({ title, text: say("leaveWhat"), act, cancel: say("cancel"), danger: true }))) return;
    const reply = await run({ teamId: team.id });
    if (!reply.ok && reply.code === "lastAdmin" && team.membersCount > 1) return onHandOver();
    if (!reply.ok) return;
    showToast({ text: say("left", { name }) });
    await navigate({ to: "/dashboard" });
  };
  const why = problem === "lastAdmin" ? say("leaveLastAdmin") : problem && errorText(problem, currentLocale());
  return (
    <Setting title={say("leaveTeam")} lead={say("leaveTeamLead")}>
      <Button variant="secondary" loading={busy} onClick={() => void leave()}>
        {say("leave")}
      </Button>
      <p role="alert">{why}</p>
    </Setting>
  );
}
