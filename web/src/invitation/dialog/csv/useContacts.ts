import { bounds, type EmailFault, type SpaceId, type TeamId, type TeamRole } from "@atrium/contract";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { read } from "../../../platform/data/read.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { inPieces, looksLikeAddress } from "../addresses.ts";
import type { InviteTo } from "../inviteTo.ts";
import { useInvite, type InviteProblem } from "../useInvite.ts";
import { checkContacts, groupsOf, type CheckedContact } from "./checkContacts.ts";
import { openFile, type Opened, type OpenedFile } from "./openFile.ts";
import type { Contact } from "./readContacts.ts";

/** No file yet, a file that could not be read, or an open file. */
type FileState =
  | { file: null; fault: Extract<Opened, { ok: false }>["fault"] | null }
  | { file: OpenedFile; asked: string[][] };

const nothing: FileState = { file: null, fault: null };

/** A file of contacts from its opening until each of its people is invited or skipped. */
export function useContacts(to: InviteTo & { team: { id: TeamId } }) {
  const [opened, setOpened] = useState(nothing);
  const [contacts, setContacts] = useState<readonly Contact[]>([]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, EmailFault>>(new Map());
  const usual = useUsual(to);
  const members = useMembers(to.team.id, opened.file === null ? [] : opened.asked);
  const { role, spaceIds } = usual;
  const checked = useMemo(() => {
    const known = new Map([...members, ...answers]);
    return checkContacts(contacts, { spaces: to.spaces, usual: { role, spaceIds }, known });
  }, [contacts, members, answers, to.spaces, role, spaceIds]);
  const open = async (file: File) => {
    const now = await openFile(file, currentLocale());
    setAnswers(new Map());
    setContacts(now.ok ? now.file.contacts : []);
    setOpened(now.ok ? { file: now.file, asked: askedOf(now.file) } : { file: null, fault: now.fault });
  };
  const change = (contact: Contact, part: Partial<Contact>) => {
    setContacts(contacts.map((each) => (each.row === contact.row ? { ...each, ...part } : each)));
    setAnswers(new Map([...answers].filter(([email]) => email !== contact.email.toLowerCase())));
  };
  const skip = ({ row }: Contact) => setContacts(contacts.filter((each) => each.row !== row));
  const send = useSending(to, checked, {
    invited: (emails) => setContacts((now) => now.filter(({ email }) => !emails.has(email))),
    refused: (faults) => setAnswers((now) => new Map([...now, ...faults])),
  });
  return { opened, open, usual, checked, change, skip, send };
}
export type Contacts = ReturnType<typeof useContacts>;

/** Role and spaces for rows that name none. */
function useUsual(to: InviteTo) {
  const [role, setRole] = useState<TeamRole>(to.role);
  const [spaceIds, setSpaceIds] = useState<SpaceId[]>(() => to.spaces.map(({ id }) => id));
  return { role, setRole, spaceIds, setSpaceIds };
}

/** The addresses of a file, in calls: whoever is in the team already is known before anybody is invited. */
function askedOf({ contacts }: OpenedFile): string[][] {
  const emails = new Set(contacts.map(({ email }) => email).filter(looksLikeAddress));
  return inPieces([...emails], bounds.csvEmails.max);
}

/** Members among addresses, in lower case. Guests may be invited: as members, or to more spaces. */
function useMembers(teamId: TeamId, asked: readonly string[][]): ReadonlyMap<string, EmailFault> {
  return useQueries({
    queries: asked.map((emails) => read("listAccountsByCsv", { teamId, emails })),
    combine: membersIn,
  });
}

type Answered = readonly { data: { accounts: readonly { email: string; role: TeamRole }[] } | undefined }[];
const membersIn = (replies: Answered): ReadonlyMap<string, EmailFault> =>
  new Map(
    replies
      .flatMap(({ data }) => data?.accounts ?? [])
      .filter(({ role }) => role !== "GUEST")
      .map(({ email }) => [email.toLowerCase(), "userIsMemberAlready"] as const),
  );

interface SendingOn {
  invited: (emails: ReadonlySet<string>) => void;
  refused: (faults: readonly (readonly [string, EmailFault])[]) => void;
}

/** Invites those who can be, group by group; what one group did stays when the next is refused. */
function useSending(to: InviteTo, checked: readonly CheckedContact[], on: SendingOn) {
  const invite = useInvite(to);
  /** How many were invited, and the problem if a call was refused. */
  return async (): Promise<{ count: number; problem: InviteProblem | null }> => {
    let count = 0;
    for (const { role, spaceIds, emails } of groupsOf(checked)) {
      const calls = inPieces(emails, bounds.emailsPerInvite.max);
      const { invited, faults, problem } = await invite({ calls, role, spaceIds, message: "" });
      count += invited.size;
      on.invited(invited);
      on.refused([...faults].map(([email, fault]) => [email.toLowerCase(), fault]));
      if (problem !== null) return { count, problem };
    }
    return { count, problem: null };
  };
}
