import type { TeamId, TeamRole } from "@atrium/contract";
import type { Place } from "./PlacesField.tsx";

/** Where people are invited to: a team with its spaces, or the one space of `spaces` as guests. */
export interface InviteTo {
  name: string;
  team: { id: TeamId } | null;
  spaces: readonly Place[];
  /** What they are invited as, to begin with. */
  role: TeamRole;
  /** The address of the space itself, for those who need no invitation to enter it. */
  address?: string;
}
