import type { DirectPerson } from "@atrium/contract";

/** The other person as shown: all deleted people have the same name. */
export const shownPerson = (person: DirectPerson, deletedUser: string): DirectPerson =>
  person.isDeleted === true ? { ...person, name: deletedUser } : person;
