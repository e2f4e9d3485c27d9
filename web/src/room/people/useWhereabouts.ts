import type { AccountId } from "@atrium/contract";
import type { RoomPort } from "../roomPort.ts";
import { useLook } from "../useLook.ts";
import { whereaboutsOf, type Whereabouts } from "./earshot.ts";
import { isEqual } from "./keepEqual.ts";
import type { PersonModel } from "./personModel.ts";

/** Where the people of my room stand, for lists; of what the server says, so that it is true in a hidden tab too. */
export const useWhereabouts = (
  { positions }: Pick<RoomPort, "positions">,
  people: readonly PersonModel[],
): ReadonlyMap<AccountId, Whereabouts> =>
  useLook(() => whereaboutsOf(people, (accountId) => positions.latest(accountId)), areSame);

const areSame = (before: ReadonlyMap<AccountId, Whereabouts>, now: ReadonlyMap<AccountId, Whereabouts>): boolean =>
  before.size === now.size &&
  [...now].every(([id, where]) => {
    const was = before.get(id);
    return was !== undefined && isEqual({ ...was }, { ...where });
  });
