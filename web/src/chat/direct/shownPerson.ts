import type { DirectPerson } from "@atrium/contract";

/** The other person as one reads them: all who are deleted are called the same. */
export const shownPerson = (person: DirectPerson, deletedUser: string): DirectPerson =>
  person.isDeleted === true ? { ...person, name: deletedUser } : person;
