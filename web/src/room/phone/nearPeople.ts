import type { AccountId } from "@atrium/contract";
import type { PersonModel } from "../people/personModel.ts";

/** The people of a room as a phone lists them: those I hear as tiles, the others as rows. I am in neither. */
export interface NearPeople {
  near: readonly PersonModel[];
  far: readonly PersonModel[];
}

/** Speakers first, then cameras, then names, so that the tiles on top are the ones worth a look. */
export function nearPeople(
  people: readonly PersonModel[],
  heard: ReadonlySet<AccountId>,
  speaking: ReadonlySet<AccountId>,
): NearPeople {
  const others = people.filter((person) => !person.isMe);
  const isNear = ({ accountId, hasMegaphone }: PersonModel) => heard.has(accountId) && !hasMegaphone;
  const weight = (person: PersonModel) => Number(speaking.has(person.accountId)) * 2 + Number(person.camera !== null);
  return {
    near: others.filter(isNear).toSorted((a, b) => weight(b) - weight(a)),
    far: others.filter((person) => !isNear(person)).toSorted((a, b) => Number(b.hasMegaphone) - Number(a.hasMegaphone)),
  };
}
