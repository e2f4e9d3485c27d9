import { errorText, type AccountId, type Room, type RoomId } from "@atrium/contract";
import type { Refused } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomPort } from "../roomPort.ts";
import { occupantsOf } from "../panel/occupantsOf.ts";
import { whenMoved } from "./movedFrom.ts";
import { RoomLosses } from "./RoomLosses.tsx";
import { settingsTexts } from "./texts.ts";

type Named = Pick<Room, "id" | "name">;

type Port = Pick<RoomPort, "live">;

/**
 * Actions on a whole room: copy, reset, show or hide, delete. Toasts say refusals and, inside its space, where the
 * people of a deleted room went.
 */
export function useRoomActs(port: Port | null = null) {
  const say = useTexts(settingsTexts);
  const onRefused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const duplicate = useAct("duplicateRoom", { onRefused });
  const remove = useAct("deleteRoom", { onRefused });
  const reset = useAct("resetRoomCustomization", { onRefused });
  const update = useAct("updateRoom", { onRefused });
  const sayDeleted = async ({ name, ...from }: { name: string; people: readonly AccountId[]; roomId: RoomId }) => {
    const moved = port === null || from.people.length === 0 ? null : await whenMoved(port, from);
    if (moved === null || moved.count === 0) return showToast({ text: say("deleted", { name }) });
    const { count, to } = moved;
    showToast({
      text: to === null ? say("deletedMoved", { name, count }) : say("deletedMovedTo", { name, count, room: to.name }),
    });
  };
  return {
    async copyRoom({ id: roomId }: Named) {
      const reply = await duplicate.run({ roomId });
      if (reply.ok) showToast({ text: say("duplicated", { name: reply.value.room.name }) });
    },
    setHidden: ({ id: roomId }: Named, isHidden: boolean) => update.run({ roomId, isHidden }),
    /** True once it has been reset. */
    async askToReset({ id: roomId }: Named): Promise<boolean> {
      const words = { title: say("resetTitle"), text: say("resetText"), act: say("resetRoom"), cancel: say("cancel") };
      return (await askConfirm({ ...words, danger: true })) && (await reset.run({ roomId })).ok;
    },
    /** True once it is gone. */
    async askToDelete({ id: roomId, name }: Named): Promise<boolean> {
      const words = { title: say("deleteTitle", { name }), text: <RoomLosses roomId={roomId} />, act: say("delete") };
      if (!(await askConfirm({ ...words, cancel: say("cancel"), danger: true }))) return false;
      const people = port === null ? [] : othersIn(port, roomId);
      if (!(await remove.run({ roomId })).ok) return false;
      void sayDeleted({ name, people, roomId });
      return true;
    },
  };
}

/** The others who have to move: whoever deletes the room sees their own new place anyway. */
function othersIn({ live }: Port, roomId: RoomId): readonly AccountId[] {
  const { space, selfId } = live.getState();
  const inside = space === null ? [] : (occupantsOf(space.records.participant).get(roomId) ?? []);
  return inside.flatMap(({ accountId }) => (accountId === selfId ? [] : accountId));
}
