import { errorText, type Room } from "@atrium/contract";
import type { Refused } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { RoomLosses } from "./RoomLosses.tsx";
import { settingsTexts } from "./texts.ts";

type Named = Pick<Room, "id" | "name">;

/** What is done to a whole room: copied, made as new, shown or hidden, ended. Refusals are said in a toast. */
export function useRoomActs() {
  const say = useTexts(settingsTexts);
  const onRefused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const duplicate = useAct("duplicateRoom", { onRefused });
  const remove = useAct("deleteRoom", { onRefused });
  const reset = useAct("resetRoomCustomization", { onRefused });
  const update = useAct("updateRoom", { onRefused });
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
      const isSure = await askConfirm({ ...words, cancel: say("cancel"), danger: true });
      if (!isSure || !(await remove.run({ roomId })).ok) return false;
      showToast({ text: say("deleted", { name }) });
      return true;
    },
  };
}
