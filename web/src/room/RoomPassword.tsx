import { Button, Loader, PasswordInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { useRef, useState, type FormEvent } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useIsShown } from "../platform/useIsShown.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import styles from "./room.module.css";
import type { RoomPort } from "./roomPort.ts";
import { roomTexts } from "./texts.ts";

interface RoomPasswordProps {
  room: RoomRowModel;
  enter: RoomPort["enterRoom"];
  close: () => void;
}

/** Asks for the password of a room until it fits. What is wrong with it stands under the field, which has the focus. */
export function RoomPassword({ room, enter, close }: RoomPasswordProps) {
  const say = useTexts(roomTexts);
  const [typed, setTyped] = useState("");
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isShown = useIsShown();
  const showProblem = (text: string) => {
    setProblem(text);
    field.current?.focus();
    field.current?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    if (typed === "") return showProblem(say("passwordNeeded"));
    setAsking(true);
    setProblem(null);
    const outcome = await enter(room.roomId, typed);
    // Closed meanwhile: what comes late is not about the next room's dialog.
    if (!isShown()) return;
    setAsking(false);
    if (outcome.ok) return close();
    showProblem(outcome.code === "invalidPassword" ? say("wrongPassword") : errorText(outcome.code, currentLocale()));
  };
  const title = say("roomPassword", { name: room.name });
  return (
    <Dialog opened onClose={close} title={title} closeLabel={say("close")} size={480}>
      <form className={styles["passwordForm"]} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordInput
          ref={field}
          data-autofocus
          autoComplete="off"
          aria-label={title}
          maxLength={bounds.password.max}
          value={typed}
          error={problem}
          errorProps={{ role: "alert" }}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span className="visually-hidden" role="status">
          {asking ? say("comingIn") : null}
        </span>
        <div className={styles["passwordActs"]}>
          <Button variant="secondary" onClick={close}>
            {say("cancel")}
          </Button>
          <Button
            type="submit"
            aria-disabled={asking}
            leftSection={asking ? <Loader size={16} color="currentColor" /> : null}
          >
            {asking ? say("comingIn") : say("enter")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
