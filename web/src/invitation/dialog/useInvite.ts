import type { EmailFault, ErrorCode, InvitedPeople, SpaceId, TeamRole } from "@atrium/contract";
import { z } from "zod";
import { refused } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";
import type { InviteTo } from "./inviteTo.ts";

interface Inviting {
  /** Addresses, as many as one call takes. */
  calls: readonly string[][];
  role: TeamRole;
  spaceIds: SpaceId[];
  message: string;
}

/** Why a call was refused, and when the team's daily invitations are available again. */
export interface InviteProblem {
  code: ErrorCode;
  retryAfterMs: number | null;
}

/** The result per address; `problem` if a whole call was refused. */
export interface InviteOutcome {
  invited: ReadonlySet<string>;
  faults: ReadonlyMap<string, EmailFault>;
  problem: InviteProblem | null;
}

type Answer = { ok: true; value: InvitedPeople } | { ok: false; code: ErrorCode; detail: unknown };

/** Invites by mail, call by call: what one call did stays when the next is refused. */
export function useInvite({ team, spaces }: InviteTo): (inviting: Inviting) => Promise<InviteOutcome> {
  const members = useAct("inviteTeamMembers");
  const guests = useAct("inviteTeamGuests");
  const ofSpace = useAct("inviteSpaceGuests");
  const ask = async (emails: string[], { role, spaceIds, message }: Inviting): Promise<Answer> => {
    const said = message === "" ? {} : { message };
    if (team === null) {
      const [space] = spaces;
      return space === undefined ? refused("spaceNotFound") : ofSpace.run({ spaceId: space.id, emails, ...said });
    }
    const teamId = team.id;
    return role === "GUEST"
      ? guests.run({ teamId, emails, spaceIds, ...said })
      : members.run({ teamId, emails, role, spaceIds, ...said });
  };
  return async (inviting) => {
    const [invited, faults] = [new Set<string>(), new Map<string, EmailFault>()];
    for (const emails of inviting.calls) {
      const answer = await ask(emails, inviting);
      if (!answer.ok) return { invited, faults, problem: problemOf(answer) };
      for (const email of answer.value.invitedEmails) invited.add(email);
      for (const { email, code } of answer.value.errors) faults.set(email, code);
    }
    return { invited, faults, problem: null };
  };
}

const Later = z.object({ retryAfterMs: z.number() });

function problemOf({ code, detail }: { code: ErrorCode; detail: unknown }): InviteProblem {
  return { code, retryAfterMs: Later.safeParse(detail).data?.retryAfterMs ?? null };
}
