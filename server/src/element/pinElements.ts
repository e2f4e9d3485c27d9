import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { refusalOfElementChange } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { beginChange, changeOne } from "./changeInRoom.ts";
import type { ElementNewsNeeds } from "./elementNeeds.ts";
import { pinAll, unpinnedOf } from "./elementStore.ts";
import type { ElementRow } from "./elementStore.ts";

/** A shared screen is removed when sharing ends, pinned or not. */
export const pinElement: Handler<typeof operations.pinElement, ElementNewsNeeds> = (needs, context, { id }) => {
  const { accountId, subject } = context;
  return changeOne(needs, context, {
    id,
    change: () => ({ isPinned: true }),
    refusal: (row) => (isScreen(row) ? "forbidden" : refusalOfElementChange({ accountId, role: subject.role }, row)),
  });
};

const isScreen = ({ data }: ElementRow): boolean => data.type === "screen_share";

/** If its creator is not there, the live room removes it. */
export const unpinElement: Handler<typeof operations.unpinElement, ElementNewsNeeds> = (needs, context, { id }) =>
  changeOne(needs, context, { id, change: () => ({ isPinned: false }) });

export const pinOwnElements: Handler<typeof operations.pinOwnElements, ElementNewsNeeds> = async (
  needs,
  context,
  { roomId },
) => {
  const { tx, accountId } = context;
  const { role } = context.subject;
  const tell = await beginChange(needs, context);
  if (tell === null) return refuse("roomNotFound");
  const own = await unpinnedOf(tx, { roomId, accountId });
  const open = own.filter((row) => !isScreen(row) && refusalOfElementChange({ accountId, role }, row) === null);
  const pinned = open.map(({ id }) => id);
  await pinAll(tx, { roomId, ids: pinned });
  const changes = { didPersist: true };
  return ok({ pinned }, [tell(pinned.map((id) => ({ type: "merge", kind: "element", id, changes })))]);
};
