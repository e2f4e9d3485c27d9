import type { SupportAccess } from "@atrium/contract";
import { exampleMember, exampleSpace, exampleTeam, LONG_NAMES } from "../../testing/examples.ts";
import type { GalleryState } from "../../ui/galleryState.ts";
import { SupportNotes } from "./SupportNote.tsx";

const nowMs = Date.UTC(2026, 10, 21, 14, 0);
const access: SupportAccess = {
  spaceId: exampleSpace().id,
  spaceName: "Kite HQ",
  accountId: exampleMember("kim").accountId,
  name: "Kim",
  reason: "They cannot hear one another in the lounge since this morning",
  openedAt: new Date(nowMs).toISOString(),
  endsAt: new Date(nowMs + 30 * 60_000).toISOString(),
};
const long: SupportAccess = {
  ...access,
  accountId: exampleMember("lee").accountId,
  name: LONG_NAMES.person,
  spaceName: LONG_NAMES.place,
};

export const states: GalleryState[] = [
  {
    name: "team/support-note",
    draw: () => <SupportNotes teamId={exampleTeam().id} accesses={[access, long]} nowMs={nowMs} />,
  },
];
