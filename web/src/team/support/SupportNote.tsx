import { Button } from "@mantine/core";
import { errorText, type SupportAccess, type Team, type TeamId } from "@atrium/contract";
import { may } from "@atrium/rules";
import { useQuery } from "@tanstack/react-query";
import { IconLifebuoy } from "@tabler/icons-react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { untilText } from "../../ui/dates.ts";
import { showToast } from "../../ui/toast.tsx";
import { inTeam } from "../inTeam.ts";
import styles from "./support.module.css";
import { supportNoteTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

/** Which support staff may enter a space of the team now: for its admins, who may end it. */
export function SupportNote({ team }: { team: Team }) {
  const maySee = may("team.seeSupportAccess", inTeam(team));
  const { data } = useQuery({ ...read("listSupportAccess", { teamId: team.id }), enabled: maySee });
  const nowMs = useNow(MINUTE_MS);
  const open = maySee ? (data?.accesses ?? []).filter(({ endsAt }) => Date.parse(endsAt) > nowMs) : [];
  return <SupportNotes teamId={team.id} accesses={open} nowMs={nowMs} />;
}

interface SupportNotesProps {
  teamId: TeamId;
  accesses: readonly SupportAccess[];
  nowMs: number;
}

export const SupportNotes = ({ accesses, ...at }: SupportNotesProps) =>
  accesses.map((access) => <AccessNote key={`${access.accountId} ${access.spaceId}`} access={access} {...at} />);

function AccessNote({ access, teamId, nowMs }: { access: SupportAccess; teamId: TeamId; nowMs: number }) {
  const say = useTexts(supportNoteTexts);
  const { run, busy } = useAct("endSupportAccess", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const { accountId, name, spaceName: space, reason, endsAt } = access;
  const end = async () => {
    const reply = await run({ teamId, accountId });
    if (reply.ok) showToast({ text: say("ended", { name }) });
  };
  const when = untilText(Date.parse(endsAt), nowMs, currentLocale());
  return (
    <aside className={styles["note"]} role="status" data-testid="support-access">
      <IconLifebuoy size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{say("open", { name, space, when })}</b> {say("reason", { reason })}
      </p>
      <Button variant="secondary" loading={busy} aria-label={say("endOf", { name })} onClick={() => void end()}>
        {say("end")}
      </Button>
    </aside>
  );
}
