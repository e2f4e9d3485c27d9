import { Select, TextInput } from "@mantine/core";
import type { DayPass, TeamId } from "@atrium/contract";
import { useEffect } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import { showToast } from "../../ui/toast.tsx";
import { startOf } from "./dayPassModel.ts";
import { dayPassTexts } from "./texts.ts";

interface MovePassDialogProps {
  teamId: TeamId;
  /** The pass that is moved; null keeps the dialog closed. */
  pass: DayPass | null;
  /** All passes of the team, for the calendar. */
  passes: readonly DayPass[];
  zones: readonly string[];
  nowMs: number;
  onClose: () => void;
}

/** Without it the fields below it are enough. */
const calendar = optionalPart(async () => (await import("./MoveCalendar.tsx")).MoveCalendar);

/** Another beginning for a pass that waits: free of charge, and it lasts as long as before. */
export function MovePassDialog({ pass, onClose, ...rest }: MovePassDialogProps) {
  const say = useTexts(dayPassTexts);
  return (
    <FormDialog opened={pass !== null} onClose={onClose} title={say("move")}>
      {pass === null ? null : <MoveForm {...rest} pass={pass} onDone={onClose} />}
    </FormDialog>
  );
}

interface MoveFormProps extends Pick<MovePassDialogProps, "teamId" | "passes" | "zones" | "nowMs"> {
  pass: DayPass;
  onDone: () => void;
}

function MoveForm({ teamId, pass, passes, zones, nowMs, onDone }: MoveFormProps) {
  const say = useTexts(dayPassTexts);
  useEffect(() => void calendar.want(), []);
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
      <calendar.Part
        pass={pass}
        others={passes.filter(({ id }) => id !== pass.id)}
        start={form.values}
        nowMs={nowMs}
        onPick={(startDate) => form.set("startDate", startDate)}
      />
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
