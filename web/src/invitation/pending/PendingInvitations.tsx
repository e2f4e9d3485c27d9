import { Button } from "@mantine/core";
import { errorText, type ErrorCode, type Invitation, type TeamId } from "@atrium/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconLink, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { pages } from "../../platform/data/read.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { Section } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { inviteTexts } from "../dialog/texts.ts";
import { problemText } from "../dialog/problemText.ts";
import { useInvite } from "../dialog/useInvite.ts";
import { useRevoke } from "../useRevoke.ts";
import { InvitationSpaces } from "./InvitationSpaces.tsx";
import styles from "./pending.module.css";

interface PendingInvitationsProps {
  teamId: TeamId;
  of: "members" | "guests";
}

const DAY_MS = 86_400_000;

/** Who was asked and has not come yet: to be asked again, or not any more. Nothing where nobody is asked. */
export function PendingInvitations({ teamId, of }: PendingInvitationsProps) {
  const say = useTexts(inviteTexts);
  const list = useInfiniteQuery(
    pages(of === "members" ? "listTeamMemberInvitations" : "listTeamGuestInvitations", { teamId }),
  );
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? [];
  if (invitations.length === 0) return null;
  return (
    <Section title={say("pending")} count={invitations.length}>
      <ul className={styles["list"]}>
        {invitations.map((invitation) => (
          <PendingRow key={invitation.id} teamId={teamId} invitation={invitation} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button variant="quiet" onClick={() => void list.fetchNextPage()}>
          {say("showMore")}
        </Button>
      ) : null}
    </Section>
  );
}

function PendingRow({ teamId, invitation }: { teamId: TeamId; invitation: Invitation }) {
  const say = useTexts(inviteTexts);
  const acts = usePendingActs(teamId, invitation);
  const { email, createdBy, role } = invitation;
  const name = email ?? say("aLink");
  return (
    <li className={styles["row"]}>
      <i>{email === null ? <IconLink size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}</i>
      <p>
        <b>{name}</b>
        {createdBy.name === "" ? null : <small>{say("invitedBy", { name: createdBy.name })}</small>}
      </p>
      <span>{say(role)}</span>
      <Ends at={invitation.expiresAt} />
      <div className={styles["acts"]}>
        {email === null ? null : (
          <Button variant="quiet" size="sm" aria-label={say("resendTo", { email })} onClick={() => void acts.resend()}>
            {say("resend")}
          </Button>
        )}
        {invitation.kind === "spaceGuest" ? null : <Spaces teamId={teamId} invitation={invitation} name={name} />}
        <Button
          variant="danger-quiet"
          size="sm"
          aria-label={say("revokeOf", { name })}
          onClick={() => void acts.revoke()}
        >
          {say("revoke")}
        </Button>
      </div>
    </li>
  );
}

function Spaces(of: { teamId: TeamId; invitation: Invitation; name: string }) {
  const say = useTexts(inviteTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={say("spacesOf", { name: of.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say("spaces")}
      </Button>
      <InvitationSpaces {...of} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Ends({ at }: { at: string | null }) {
  const say = useTexts(inviteTexts);
  const nowMs = useNow(60_000);
  if (at === null) return <em>{say("noEnd")}</em>;
  const days = (Date.parse(at) - nowMs) / DAY_MS;
  return <em data-soon={days < 2}>{days < 1 ? say("endsToday") : say("endsIn", { count: Math.round(days) })}</em>;
}

function usePendingActs(teamId: TeamId, invitation: Invitation) {
  const say = useTexts(inviteTexts);
  const { kind, email, role, spaceIds } = invitation;
  const spaces = spaceIds.map((id) => ({ id, name: "" }));
  const invite = useInvite({ name: "", team: kind === "spaceGuest" ? null : { id: teamId }, spaces, role });
  const revoke = useRevoke({ teamId });
  const told = (refused: ErrorCode | null, done: string) =>
    showToast(refused === null ? { text: done } : { text: errorText(refused, currentLocale()), kind: "bad" });
  return {
    async resend() {
      const { problem, faults } = await invite({ calls: [[email ?? ""]], role, spaceIds, message: "" });
      if (problem !== null) return showToast({ text: problemText(problem, say), kind: "bad" });
      told([...faults.values()][0] ?? null, say("sent", { count: 1 }));
    },
    revoke: () => revoke(invitation, email ?? say("aLink")),
  };
}
