import { Button } from "@mantine/core";
import { errorText, type WaitingInvitation } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { showToast } from "../../ui/toast.tsx";
import { TeamLogo } from "../TeamLogo.tsx";
import styles from "./choose.module.css";
import { chooseTexts } from "./texts.ts";

/** What was mailed to one's own address and waits for an answer. */
export function WaitingInvitations() {
  const say = useTexts(chooseTexts);
  const router = useRouter();
  const { data } = useQuery(read("listWaitingInvitations", {}));
  const { run, busy } = useAct("answerInvitation", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const answer = async ({ id: invitationId, team }: WaitingInvitation, accepts: boolean) => {
    const reply = await run({ invitationId, accepts });
    if (!reply.ok) return;
    const { redirect } = reply.value;
    if (redirect === null) showToast({ text: say("declined", { name: team.name }) });
    else router.history.push(redirect, { comesIn: true });
  };
  return (
    <WaitingView
      invitations={data?.invitations ?? []}
      isBusy={busy}
      answer={(invitation, accepts) => void answer(invitation, accepts)}
    />
  );
}

interface WaitingViewProps {
  invitations: readonly WaitingInvitation[];
  isBusy: boolean;
  answer: (invitation: WaitingInvitation, accepts: boolean) => void;
}

export function WaitingView({ invitations, isBusy, answer }: WaitingViewProps) {
  const say = useTexts(chooseTexts);
  if (invitations.length === 0) return null;
  return (
    <section>
      <h2 className={styles["waitingHead"]}>
        {say("invitations")} <em>{invitations.length}</em>
      </h2>
      <ul className={`${styles["teams"]} ${styles["waiting"]}`}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Waiting invitation={invitation} isBusy={isBusy} answer={(accepts) => answer(invitation, accepts)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WaitingProps {
  invitation: WaitingInvitation;
  isBusy: boolean;
  answer: (accepts: boolean) => void;
}

function Waiting({ invitation, isBusy, answer }: WaitingProps) {
  const say = useTexts(chooseTexts);
  const { team, spaceName, inviterName, role, expiresAt } = invitation;
  const name = spaceName ?? team.name;
  const note = [
    say(role === "ADMIN" ? "asAdmin" : role === "MEMBER" ? "asMember" : "asGuest"),
    say("from", { name: inviterName }),
    ...(expiresAt === null ? [] : [say("until", { day: dateText(Date.parse(expiresAt), "day", currentLocale()) })]),
  ].join(", ");
  return (
    <div className={`${styles["team"]} ${styles["invitation"]}`}>
      <TeamLogo team={team} size={40} />
      <span className={styles["words"]}>
        <b>{spaceName === null ? team.name : `${spaceName}, ${team.name}`}</b>
        <small>{note}</small>
      </span>
      <span className={styles["answers"]}>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={say("declineTeam", { name })}
          onClick={() => answer(false)}
        >
          {say("decline")}
        </Button>
        <Button variant="soft" disabled={isBusy} aria-label={say("joinTeam", { name })} onClick={() => answer(true)}>
          {say("join")}
        </Button>
      </span>
    </div>
  );
}
