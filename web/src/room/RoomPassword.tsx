import { Button, Modal } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { IconLock } from "@tabler/icons-react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useIsShown } from "../platform/useIsShown.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Faces } from "../ui/Face.tsx";
import { ActFormView } from "../ui/form/FormDialog.tsx";
import { PasswordBox } from "../ui/form/PasswordBox.tsx";
import { useSendForm } from "../ui/form/useSendForm.ts";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import styles from "./roomPassword.module.css";
import type { RoomPort } from "./roomPort.ts";
import { roomTexts } from "./texts.ts";

interface RoomPasswordProps {
  room: Pick<RoomRowModel, "roomId" | "name" | "about" | "count" | "faces">;
  /** The current room; null outside of one. */
  hereName: string | null;
  enter: RoomPort["enterRoom"];
  close: () => void;
}

/** Asks for a room's password until it is right. Errors are shown below the field, which has the focus. */
export function RoomPassword({ room, hereName, enter, close }: RoomPasswordProps) {
  const say = useTexts(roomTexts);
  const stay = hereName === null ? say("stayHere") : say("stayIn", { name: hereName });
  return (
    <Dialog opened onClose={close} size={424} closeLabel={stay} withCloseButton={false}>
      <header className={styles["head"]}>
        <span className={styles["lock"]}>
          <IconLock size={24} stroke={1.75} aria-hidden />
        </span>
        <div>
          <Modal.Title className={styles["title"]}>{say("roomPassword", { name: room.name })}</Modal.Title>
          <p className={styles["inside"]}>
            {room.count === 0 ? null : <Faces looks={room.faces} size={22} count={room.faces.length} />}
            {room.count === 0 ? say("nobodyInside") : say("peopleInside", { count: room.count })}
          </p>
        </div>
      </header>
      {room.about === "" ? null : <p className={styles["about"]}>{room.about}</p>}
      <PasswordForm name={room.name} enter={(password) => enter(room.roomId, password)} close={close} />
      <Button variant="quiet" fullWidth mt={8} onClick={close}>
        {stay}
      </Button>
    </Dialog>
  );
}

interface PasswordFormProps {
  /** Of the room. */
  name: string;
  enter: (password: string) => ReturnType<RoomPort["enterRoom"]>;
  close: () => void;
}

function PasswordForm({ name, enter, close }: PasswordFormProps) {
  const say = useTexts(roomTexts);
  const isShown = useIsShown();
  const form = useSendForm({
    initial: { password: "" },
    faults: ({ password }): Record<string, string> => (password === "" ? { password: say("passwordNeeded") } : {}),
    send: async ({ password }) => {
      const outcome = await enter(password);
      if (!outcome.ok) {
        const { code } = outcome;
        const says = () => (code === "invalidPassword" ? say("wrongPassword") : errorText(code, currentLocale()));
        return { field: "password", says };
      }
      // Closed meanwhile: a late reply must not reach the next room's dialog.
      if (isShown()) close();
      return null;
    },
  });
  return (
    <ActFormView
      form={form}
      act={form.busy ? say("comingIn") : say("enterRoom", { name })}
      busyNote={say("comingIn")}
      size="lg"
      isWide
    >
      <PasswordBox form={form} label={say("password")} autoFocus />
    </ActFormView>
  );
}
