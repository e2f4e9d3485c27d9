import { PasswordInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useIsShown } from "../platform/useIsShown.ts";
import { ActFormView, FormDialog } from "../ui/form/FormDialog.tsx";
import { useSendForm } from "../ui/form/useSendForm.ts";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
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
  const title = say("roomPassword", { name: room.name });
  return (
    <FormDialog opened onClose={close} title={title}>
      <PasswordForm label={title} enter={(password) => enter(room.roomId, password)} close={close} />
    </FormDialog>
  );
}

interface PasswordFormProps {
  label: string;
  enter: (password: string) => ReturnType<RoomPort["enterRoom"]>;
  close: () => void;
}

function PasswordForm({ label, enter, close }: PasswordFormProps) {
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
      // Closed meanwhile: a late answer must not reach the next room's dialog.
      if (isShown()) close();
      return null;
    },
  });
  return (
    <ActFormView form={form} act={say(form.busy ? "comingIn" : "enter")} busyNote={say("comingIn")}>
      <PasswordInput
        {...form.field("password")}
        data-autofocus
        autoComplete="off"
        aria-label={label}
        maxLength={bounds.password.max}
        errorProps={{ role: "alert" }}
      />
    </ActFormView>
  );
}
