import type { AccountProfile, SpaceCard, Team } from "@atrium/contract";

/** What the frame draws; null is still loading. */
export interface FrameModel {
  account: AccountProfile | null;
  teams: readonly Team[] | null;
  team: Team | null;
  spaces: readonly SpaceCard[] | null;
  /** In direct and team chats together; none while it is on its way. */
  unread?: number;
}
export interface FrameActions {
  /** Opens the search. */
  find: () => void;
  openProfile: () => void;
  openNewTeam: (() => void) | null;
  /** Starts the tour. */
  showAround: () => void;
}
