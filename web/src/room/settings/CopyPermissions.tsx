import { Button, Loader } from "@mantine/core";
import { errorText, type ErrorCode, type Room } from "@atrium/contract";
import { IconCopy } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { givePermissions } from "./givePermissions.ts";
import rows from "./permissionRows.module.css";
import { settingsTexts } from "./texts.ts";

interface CopyPermissionsProps {
  room: Room;
  /** Some of this room's permissions are not kept yet. */
  isUnderWay: boolean;
}

/** Copies this room's permissions to all other rooms of the space, after a confirmation. */
export function CopyPermissions({ room, isUnderWay }: CopyPermissionsProps) {
  const say = useTexts(settingsTexts);
  const [step, setStep] = useState<"rest" | "asking" | "giving">("rest");
  const permissions = useRef(room.permissions);
  useEffect(() => {
    permissions.current = room.permissions;
  }, [room.permissions]);
  const fail = (code: ErrorCode) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const copy = async () => {
    const reply = await call("listRooms", { spaceId: room.spaceId });
    if (!reply.ok) return fail(reply.code);
    const others = reply.value.rooms.flatMap(({ id }) => (id === room.id ? [] : [id]));
    if (others.length === 0) return showToast({ text: say("noOtherRooms") });
    const count = others.length;
    const words = {
      title: say("copyPermissionsTitle", { count }),
      text: say("copyPermissionsText"),
      cancel: say("cancel"),
    };
    if (!(await askConfirm({ ...words, act: say("copyPermissionsAct", { count }) }))) return undefined;
    setStep("giving");
    // Somebody else may have changed them while the question was open.
    const problem = await givePermissions(permissions.current, others);
    return problem === null ? showToast({ text: say("permissionsCopied", { count }) }) : fail(problem);
  };
  const isWaiting = isUnderWay || step !== "rest";
  return (
    <Button
      variant="quiet"
      className={rows["copy"] ?? ""}
      // Not `disabled`: the focus stays where it is.
      aria-disabled={isWaiting || undefined}
      data-disabled={isUnderWay || step === "giving"}
      leftSection={
        step === "giving" ? <Loader size={18} color="currentColor" /> : <IconCopy size={18} stroke={1.75} aria-hidden />
      }
      onClick={() => {
        if (isWaiting) return;
        setStep("asking");
        void copy().finally(() => setStep("rest"));
      }}
    >
      {say("copyPermissions")}
    </Button>
  );
}
