import { useDebouncedValue } from "@mantine/hooks";
import { errorText, type AccountId, type Team, type TeamMember } from "@atrium/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { act } from "../../platform/data/act.ts";
import { pages } from "../../platform/data/read.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { agoText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { showToast } from "../../ui/toast.tsx";
import { personName } from "../personName.ts";
import styles from "./end.module.css";
import { endTexts } from "./texts.ts";

interface HandOverDialogProps {
  team: Team;
  opened: boolean;
  onClose: () => void;
  /** They have left the team as well. */
  onLeft: () => void;
}

/** Somebody else becomes admin of a team, after which its only one may go. */
export function HandOverDialog({ team, opened, onClose, onLeft }: HandOverDialogProps) {
  const say = useTexts(endTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={560} title={say("handOverTitle", { name: team.name })}>
      <FoundMembers team={team} onClose={onClose} onLeft={onLeft} />
    </FormDialog>
  );
}

const PAUSE_MS = 200;
const MINUTE_MS = 60_000;
/** The most active people are listed without a search. */
const SEEN_LAST_FIRST = { role: "MEMBER", sort: "seen", isDown: true } as const;

function FoundMembers({ team, ...ends }: Omit<HandOverDialogProps, "opened">) {
  const [find, setFind] = useState("");
  const [asked] = useDebouncedValue(find.trim(), PAUSE_MS);
  const search = { ...SEEN_LAST_FIRST, teamId: team.id, ...(asked === "" ? {} : { find: asked }) };
  const found = useInfiniteQuery({ ...pages("listTeamMembers", search), placeholderData: (before) => before });
  const members = found.data?.pages.flatMap((page) => page.members) ?? null;
  const nowMs = useNow(MINUTE_MS);
  return <HandOverForm team={team} members={members} nowMs={nowMs} find={find} onFind={setFind} {...ends} />;
}

interface HandOverFormProps {
  team: Team;
  /** Null while they are being asked for. */
  members: readonly TeamMember[] | null;
  nowMs: number;
  find: string;
  onFind: (find: string) => void;
  onClose: () => void;
  onLeft: () => void;
}

export function HandOverForm({ team, members, nowMs, find, onFind, onClose, onLeft }: HandOverFormProps) {
  const say = useTexts(endTexts);
  const [choice, setChoice] = useState<TeamMember | null>(null);
  const suggested = find.trim() === "" ? suggestedOf(members) : null;
  const chosen = choice ?? suggested;
  const [leaves, setLeaves] = useState(true);
  const send = async () => {
    if (chosen === null) return null;
    const { accountId } = chosen;
    const made = await act("updateTeamMemberRole", { teamId: team.id, accountId, role: "ADMIN" });
    const left = made.ok && leaves ? await act("leaveAccountFromTeam", { teamId: team.id }) : made;
    if (!left.ok) return { field: null, says: () => errorText(left.code, currentLocale()) };
    showToast({ text: say("handedOver", { name: personName(chosen, say("noName")) }) });
    (leaves ? onLeft : onClose)();
    return null;
  };
  const form = useSendForm<Record<string, unknown>>({ initial: {}, faults: () => ({}), send });
  return (
    <ActFormView
      form={form}
      act={say(leaves ? "makeAdminAndLeave" : "makeAdmin")}
      isBlocked={chosen === null}
      {...(chosen === null ? {} : { note: say("getsMail", { name: personName(chosen, say("noName")) }) })}
    >
      <p className={styles["lead"]}>{say("handOverLead")}</p>
      <SearchField label={say("nameOrEmail")} value={find} onChange={onFind} />
      <Candidates
        members={members}
        nowMs={nowMs}
        isNarrowed={find.trim() !== ""}
        suggested={suggested?.accountId ?? null}
        chosen={chosen?.accountId ?? null}
        choose={setChoice}
      />
      <label className={styles["leaves"]}>
        <input type="checkbox" checked={leaves} onChange={(event) => setLeaves(event.currentTarget.checked)} />
        <span className={styles["words"]}>
          {say("leaveAfter")}
          <small>{say("leaveAfterLead")}</small>
        </span>
      </label>
    </ActFormView>
  );
}

/** The person seen last, if anybody was ever seen. */
function suggestedOf(members: readonly TeamMember[] | null): TeamMember | null {
  const first = members?.[0];
  return first === undefined || (first.lastVisitedAt === null && first.insideSpaceId === null) ? null : first;
}

interface CandidatesProps {
  members: readonly TeamMember[] | null;
  nowMs: number;
  isNarrowed: boolean;
  suggested: AccountId | null;
  chosen: AccountId | null;
  choose: (member: TeamMember) => void;
}

function Candidates({ members, nowMs, isNarrowed, suggested, chosen, choose }: CandidatesProps) {
  const say = useTexts(endTexts);
  if (members === null) return <div className={styles["people"]} aria-busy />;
  if (members.length === 0) return <p className={styles["nobody"]}>{say(isNarrowed ? "nobodyFound" : "nobodyElse")}</p>;
  return (
    <div role="radiogroup" aria-label={say("handOver")} className={styles["people"]}>
      {members.map((member) => (
        <label key={member.accountId} className={styles["person"]} data-chosen={member.accountId === chosen}>
          <Face look={{ ...member, name: personName(member, say("noName")) }} size={40} />
          <span className={styles["words"]}>
            <b>{personName(member, say("noName"))}</b>
            <small>{[seenText(member, nowMs, say), member.email].filter(Boolean).join(" · ")}</small>
          </span>
          {member.accountId === suggested ? <em>{say("suggested")}</em> : null}
          <input type="radio" name="admin" checked={member.accountId === chosen} onChange={() => choose(member)} />
        </label>
      ))}
    </div>
  );
}

function seenText({ insideSpaceId, lastVisitedAt }: TeamMember, nowMs: number, say: Say<typeof endTexts.entries>) {
  if (insideSpaceId !== null) return say("insideNow");
  if (lastVisitedAt === null) return say("neverSeen");
  return say("lastVisit", { when: agoText(Date.parse(lastVisitedAt), nowMs, currentLocale()) });
}
