import type { SpaceCard, Team } from "@atrium/contract";
import { PeopleRows } from "../../ui/page/skeletons.tsx";
import { UsersFilter } from "./UsersFilter.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { EVERYBODY, type Wanted } from "./wanted.ts";

interface UsersLoadingProps {
  team: Team;
  spaces: readonly SpaceCard[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** The page while its people are on their way: its title, tabs and acts are there at once. */
export function UsersLoading({ team, spaces, wanted, onWanted }: UsersLoadingProps) {
  return (
    <UsersPage team={team} spaces={spaces} tab={wanted.tab} onTab={(tab) => onWanted({ ...EVERYBODY, tab })}>
      <UsersFilter team={team} spaces={spaces} wanted={wanted} onWanted={onWanted} />
      <PeopleRows />
    </UsersPage>
  );
}
