import type { RoomElement } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconPin, IconPinFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { useAllElements } from "./ElementRows.tsx";
import { KINDS } from "./kinds.ts";
import styles from "./leavingDialog.module.css";
import { elementTexts } from "./texts.ts";
import { thingParts } from "./thingName.ts";
import type { RoomElements } from "./useElements.ts";
import type { LeavingThings } from "./useLeavingThings.ts";

interface LeavingDialogProps {
  asked: LeavingThings["asked"];
  elements: Pick<RoomElements, "calls" | "own">;
}

/** Shows what disappears when I leave, and offers to pin it, one by one or all of it. */
export function LeavingDialog({ asked, elements }: LeavingDialogProps) {
  const say = useTexts(elementTexts);
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={say("leaveTitle")}
      size={480}
      closeLabel={say("stay")}
    >
      {asked === null ? null : <Asked asked={asked} elements={elements} />}
    </Dialog>
  );
}

interface AskedProps extends LeavingDialogProps {
  asked: NonNullable<LeavingThings["asked"]>;
}

function Asked({ asked, elements }: AskedProps) {
  const say = useTexts(elementTexts);
  const all = useAllElements(elements);
  // What I pin here stays in sight; what another removes meanwhile does not.
  const things = all.filter(({ id }) => asked.ids.has(id));
  const loose = things.filter(({ didPersist }) => !didPersist);
  const safe = things.length === 0 ? "nothingLost" : "allPinned";
  return (
    <>
      <p className={styles["text"]}>{say(loose.length === 0 ? safe : "leaveText", { count: loose.length })}</p>
      {things.length === 0 ? null : (
        <ul className={styles["things"]} aria-label={say("things")} tabIndex={0}>
          {things.map((thing) => (
            <Thing key={thing.id} thing={thing} setPinned={asked.mayPin ? elements.calls.setPinned : null} />
          ))}
        </ul>
      )}
      <Ways asked={asked} elements={elements} isSafe={loose.length === 0} />
    </>
  );
}

interface ThingProps {
  thing: RoomElement;
  /** Null if I may pin nothing. */
  setPinned: RoomElements["calls"]["setPinned"] | null;
}

function Thing({ thing, setPinned }: ThingProps) {
  const say = useTexts(elementTexts);
  const { data, didPersist } = thing;
  const { title, kind } = thingParts(thing, say);
  const { Icon } = KINDS[data.type];
  const paper = data.type === "note" ? (data.bgColor ?? undefined) : undefined;
  const Pin = didPersist ? IconPinFilled : IconPin;
  return (
    <li>
      <span className={styles["look"]} style={{ background: paper }} data-paper={paper !== undefined}>
        {data.type === "image" && data.url !== "" ? (
          <img src={data.url} alt="" decoding="async" />
        ) : (
          <Icon size={20} stroke={1.75} aria-hidden />
        )}
      </span>
      <span className={styles["name"]}>
        <b>{title}</b>
        {kind === title ? null : <small>{kind}</small>}
      </span>
      {setPinned === null ? null : (
        <button
          type="button"
          aria-label={say("pinNamed", { thing: title })}
          title={say(didPersist ? "unpin" : "pin")}
          aria-pressed={didPersist}
          onClick={() => tell(setPinned(thing, !didPersist))}
        >
          <Pin size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}

function Ways({ asked, elements, isSafe }: AskedProps & { isSafe: boolean }) {
  const say = useTexts(elementTexts);
  const [isBusy, setBusy] = useState(false);
  const pinAll = async () => {
    setBusy(true);
    const reply = await elements.calls.pinOwn();
    setBusy(false);
    if (!reply.ok) return tellRefusal(reply.code);
    asked.answer(true);
  };
  return (
    <div className={styles["ways"]}>
      {asked.mayPin && !isSafe ? (
        <Button
          size="lg"
          fz={14}
          loading={isBusy}
          data-autofocus
          leftSection={<IconPin size={18} stroke={1.75} aria-hidden />}
          onClick={() => void pinAll()}
        >
          {say("pinAll")}
        </Button>
      ) : null}
      <Button
        size="lg"
        fz={14}
        variant={isSafe ? "filled" : asked.mayPin ? "secondary" : "danger"}
        onClick={() => asked.answer(true)}
      >
        {say(isSafe ? "leaveNow" : "leaveAnyway")}
      </Button>
      <Button size="lg" fz={14} variant="subtle" className={styles["stay"] ?? ""} onClick={() => asked.answer(false)}>
        {say("stayHere")}
      </Button>
    </div>
  );
}
