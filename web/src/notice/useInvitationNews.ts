import type { AccountId, WaitingInvitation } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { read } from "../platform/data/read.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { tellEvent } from "./tellEvent.ts";
import { noticeNewsTexts } from "./texts.ts";

/** Tells of invitations that come while one is there; `accountId` is null for who gets none. `open` leads to them. */
export function useInvitationNews(accountId: AccountId | null, open: () => void): void {
  const say = useTexts(noticeNewsTexts);
  const { data } = useQuery(read("listWaitingInvitations", accountId === null ? skipToken : {}));
  const known = useRef<{ accountId: AccountId | null; ids: ReadonlySet<string> } | null>(null);
  const lead = useEffectEvent(open);
  const tell = useEffectEvent(({ id, spaceName, team, inviterName: name }: WaitingInvitation) =>
    tellEvent({
      kind: "invitation",
      key: `invitation ${id}`,
      title: say("invitation"),
      text: say("invited", { name, place: spaceName ?? team.name }),
      act: { label: say("open"), run: () => lead() },
      take: async () => true,
    }),
  );
  const invitations = accountId === null ? undefined : data?.invitations;
  useEffect(() => {
    if (invitations === undefined) return;
    const before = known.current?.accountId === accountId ? known.current.ids : null;
    known.current = { accountId, ids: new Set([...(before ?? []), ...invitations.map(({ id }) => id)]) };
    // Those that wait already are listed where one chooses a team.
    if (before === null) return;
    for (const invitation of invitations) if (!before.has(invitation.id)) tell(invitation);
  }, [accountId, invitations]);
}
