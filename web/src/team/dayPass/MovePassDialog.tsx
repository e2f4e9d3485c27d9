import { Select, TextInput } from "@mantine/core";
import type { DayPass, TeamId } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { startOf } from "./dayPassModel.ts";
import { dayPassTexts } from "./texts.ts";

interface MovePassDialogProps {
  teamId: TeamId;
  /** The pass that is moved; null keeps the dialog closed. */
  pass: DayPass | null;
  zones: readonly string[];
  onClose: () => void;
}

/** Another beginning for a pass that waits: free of charge, and it lasts as long as before. */
export function MovePassDialog({ teamId, pass, zones, onClose }: MovePassDialogProps) {
  const say = useTexts(dayPassTexts);
  return (
    <FormDialog opened={pass !== null} onClose={onClose} title={say("move")}>
      {pass === null ? null : <MoveForm teamId={teamId} pass={pass} zones={zones} onDone={onClose} />}
    </FormDialog>
  );
}

interface MoveFormProps {
  teamId: TeamId;
  pass: DayPass;
  zones: readonly string[];
  onDone: () => void;
}

function MoveForm({ teamId, pass, zones, onDone }: MoveFormProps) {
  const say = useTexts(dayPassTexts);
  const form = useActForm("moveDayPass", {
    initial: startOf(pass),
    refusals: { invalidDayPassPeriod: "startDate", invalidDayPassTimezone: "timeZone" },
    input: (start) => ({ teamId, dayPassId: pass.id, ...start }),
    onDone: (moved) => {
      onDone();
      if (moved !== null) showToast({ text: say("moved") });
    },
  });
  return (
    <ActFormView form={form} act={say("move")}>
      <p>{say("moveLead")}</p>
      <TextInput {...form.field("startDate")} type="date" required withAsterisk={false} label={say("startDate")} />
      <TextInput {...form.field("startTime")} type="time" required withAsterisk={false} label={say("startTime")} />
      <Select
        {...form.field("timeZone")}
        searchable
        allowDeselect={false}
        label={say("zone")}
        nothingFoundMessage={say("noZone")}
        data={[...new Set([...zones, pass.timeZone])]}
      />
    </ActFormView>
  );
}
