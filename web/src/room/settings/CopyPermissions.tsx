import { Button } from "@mantine/core";
import { errorText, type ErrorCode, type Room } from "@atrium/contract";
import { IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { act } from "../../platform/data/act.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { settingsTexts } from "./texts.ts";

/** Gives all other rooms of the space the permissions of this one, once one is sure. */
export function CopyPermissions({ room }: { room: Room }) {
  const say = useTexts(settingsTexts);
  const [isBusy, setBusy] = useState(false);
  const fail = (code: ErrorCode) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const copy = async () => {
    const reply = await call("listRooms", { spaceId: room.spaceId });
    if (!reply.ok) return fail(reply.code);
    const others = reply.value.rooms.filter(({ id }) => id !== room.id);
    if (others.length === 0) return showToast({ text: say("noOtherRooms") });
    const count = others.length;
    const words = {
      title: say("copyPermissionsTitle", { count }),
      text: say("copyPermissionsText"),
      cancel: say("cancel"),
    };
    if (!(await askConfirm({ ...words, act: say("copyPermissionsAct", { count }) }))) return undefined;
    for (const { id: roomId } of others) {
      const changed = await act("updateRoom", { roomId, permissions: room.permissions });
      // Gone meanwhile: the others are still to come.
      if (!changed.ok && changed.code !== "roomNotFound") return fail(changed.code);
    }
    return showToast({ text: say("permissionsCopied", { count }) });
  };
  return (
    <Button
      variant="quiet"
      loading={isBusy}
      leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
      onClick={() => {
        setBusy(true);
        void copy().finally(() => setBusy(false));
      }}
    >
      {say("copyPermissions")}
    </Button>
  );
}
