import { SpaceId, type OwnSupportAccess } from "@atrium/contract";
import { exampleAccount, exampleSpace, exampleTeam, LONG_NAMES } from "../../testing/examples.ts";
import type { GalleryState } from "../../ui/galleryState.ts";
import { SupportView } from "./SupportView.tsx";

const { accountId } = exampleAccount();
const { id: teamId, name: teamName } = exampleTeam();
/** In a hundred years: what has run out is not drawn. */
const at = (minute: number) => new Date(Date.UTC(2126, 10, 21, 14, minute)).toISOString();
const access: OwnSupportAccess = {
  spaceId: exampleSpace().id,
  spaceName: "Kite HQ",
  slug: "hq",
  teamId,
  teamName,
  reason: "They cannot hear one another in the lounge since this morning",
  openedAt: at(0),
  endsAt: at(30),
};
const accesses: OwnSupportAccess[] = [
  access,
  { ...access, spaceId: SpaceId.parse("z".repeat(21)), spaceName: LONG_NAMES.place, teamName: LONG_NAMES.place },
];
const drawn = (open: readonly OwnSupportAccess[]) => () => <SupportView accesses={open} accountId={accountId} />;

export const states: GalleryState[] = [
  { name: "account/support", path: "/dashboard/support", draw: drawn([]) },
  { name: "account/support-open", path: "/dashboard/support", draw: drawn(accesses) },
];
