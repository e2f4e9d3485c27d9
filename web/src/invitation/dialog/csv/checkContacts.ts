import type { EmailFault, SpaceId, TeamRole } from "@atrium/contract";
import { looksLikeAddress } from "../addresses.ts";
import type { Place } from "../PlacesField.tsx";
import type { Contact } from "./readContacts.ts";

export type ContactFault = EmailFault | "noEmail" | "unknownRole" | "unknownSpace";

/** A contact that can be invited, or what is wrong with it and in which of its cells. */
export type CheckedContact = { contact: Contact } & (
  | { fault: null; role: TeamRole; spaceIds: SpaceId[] }
  | { fault: ContactFault; cell: "email" | "role" | "spaces" }
);

interface Around {
  spaces: readonly Place[];
  /** For rows that name no role or spaces. */
  usual: { role: TeamRole; spaceIds: readonly SpaceId[] };
  /** Faults the server found, by address in lower case. */
  known: ReadonlyMap<string, EmailFault>;
}

/** How roles are called in files, in lower case. */
const ROLES: ReadonlyMap<string, TeamRole> = new Map([
  ["admin", "ADMIN"],
  ["administrator", "ADMIN"],
  ["админ", "ADMIN"],
  ["администратор", "ADMIN"],
  ["member", "MEMBER"],
  ["участник", "MEMBER"],
  ["участница", "MEMBER"],
  ["guest", "GUEST"],
  ["гость", "GUEST"],
]);

/** Gives each contact its role and spaces, or the first fault found. */
export function checkContacts(contacts: readonly Contact[], around: Around): CheckedContact[] {
  const seen = new Set<string>();
  return contacts.map((contact) => {
    const key = contact.email.toLowerCase();
    const fault = key !== "" && seen.has(key) ? "duplicatedEmail" : emailFault(contact, around);
    seen.add(key);
    if (fault !== null) return { contact, fault, cell: "email" };
    const role = contact.role === "" ? around.usual.role : ROLES.get(contact.role.toLowerCase());
    if (role === undefined) return { contact, fault: "unknownRole", cell: "role" };
    const spaceIds = contact.spaces === "" ? [...around.usual.spaceIds] : spacesCalled(contact.spaces, around.spaces);
    if (spaceIds === null) return { contact, fault: "unknownSpace", cell: "spaces" };
    return { contact, fault: null, role, spaceIds };
  });
}

function emailFault({ email }: Contact, { known }: Around): ContactFault | null {
  if (email === "") return "noEmail";
  if (!looksLikeAddress(email)) return "invalidEmail";
  return known.get(email.toLowerCase()) ?? null;
}

/** Spaces by their names, one or several; a name with a comma in it is tried as a whole first. Null for an unknown one. */
function spacesCalled(names: string, spaces: readonly Place[]): SpaceId[] | null {
  const called = (name: string) => spaces.find((space) => sameName(space.name, name))?.id;
  const whole = called(names);
  if (whole !== undefined) return [whole];
  const parts = names.split(/[,;|\n]/).filter((part) => part.trim() !== "");
  const found = [...new Set(parts.map(called))];
  return found.every((id) => id !== undefined) ? found : null;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().normalize("NFC").toLowerCase() === other.trim().normalize("NFC").toLowerCase();

/** People with the same role and spaces: one call invites them. */
export interface ContactGroup {
  role: TeamRole;
  spaceIds: SpaceId[];
  emails: string[];
}

export function groupsOf(checked: readonly CheckedContact[]): ContactGroup[] {
  const groups = new Map<string, ContactGroup>();
  for (const each of checked) {
    if (each.fault !== null) continue;
    const { role, spaceIds, contact } = each;
    const key = [role, ...spaceIds.toSorted()].join(" ");
    const group = groups.get(key) ?? { role, spaceIds, emails: [] };
    group.emails.push(contact.email);
    groups.set(key, group);
  }
  return [...groups.values()];
}
