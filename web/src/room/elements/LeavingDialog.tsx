import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { tellRefusal } from "../../ui/tell.ts";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import type { LeavingThings } from "./useLeavingThings.ts";

interface LeavingDialogProps {
  asked: LeavingThings["asked"];
  elements: Pick<RoomElements, "calls">;
}

/** Shows what disappears when I leave, and offers to pin it. */
export function LeavingDialog({ asked, elements }: LeavingDialogProps) {
  const say = useTexts(elementTexts);
  const [isBusy, setBusy] = useState(false);
  const pinAll = async () => {
    setBusy(true);
    const reply = await elements.calls.pinOwn();
    setBusy(false);
    if (!reply.ok) return tellRefusal(reply.code);
    asked?.answer(true);
  };
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={say("leaveTitle")}
      size={480}
      closeLabel={say("stay")}
    >
      <p style={{ margin: "0 0 24px" }}>{say("leaveText", { count: asked?.count ?? 0 })}</p>
      <Group justify="flex-end" gap={8}>
        <Button variant={asked?.mayPin === true ? "secondary" : "danger"} onClick={() => asked?.answer(true)}>
          {say("leaveAnyway")}
        </Button>
        {asked?.mayPin === true ? (
          <Button loading={isBusy} data-autofocus onClick={() => void pinAll()}>
            {say("pinAll")}
          </Button>
        ) : null}
      </Group>
    </Dialog>
  );
}
