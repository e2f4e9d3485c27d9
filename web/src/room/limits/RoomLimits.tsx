import { constants } from "@atrium/contract";
import { spaceOf } from "@atrium/rules";
import { IconCalendarEvent, IconClock, IconGauge, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { readText, writeText } from "../../platform/storage.ts";
import { useNow } from "../../platform/useNow.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { spanText, untilText } from "../../ui/dates.ts";
import asideStyles from "../aside.module.css";
import type { RoomBundle } from "../useRoom.ts";
import { useLive } from "../useLive.ts";
import { LimitCard } from "./LimitCard.tsx";
import type { LimitCode } from "./limitCodes.ts";
import { heavyIn, limitFacts, runningOutIn } from "./limitFacts.ts";
import styles from "./limits.module.css";
import { RefusedCard } from "./RefusedCard.tsx";
import { limitTexts } from "./texts.ts";
import { PlansLink, whoText } from "./WaysOn.tsx";

const MINUTE_MS = 60_000;

interface RoomLimitsProps {
  room: RoomBundle;
  /** What was just refused by the plan. */
  refused: LimitCode | null;
  close: () => void;
}

/** What the plan has stopped, what soon runs out, and that there is much in the room. */
export function RoomLimits({ room, refused, close }: RoomLimitsProps) {
  return (
    <>
      {refused === null ? null : <RefusedCard room={room} code={refused} close={close} />}
      <HoursCard room={room} />
      <PassCard room={room} />
      <ManyThings room={room} />
    </>
  );
}

/** Said once: `key` is what was said. */
function useSaid(name: string, key: string | null): { isSaid: boolean; close: () => void } {
  const stored = `said.${name}`;
  const [said, setSaid] = useState(() => readText(stored));
  const close = () => {
    setSaid(key);
    writeText(stored, key);
  };
  return { isSaid: key === null || said === key, close };
}

function HoursCard({ room: { port } }: { room: RoomBundle }) {
  const say = useTexts(limitTexts);
  const locale = useLocale();
  const hours = useLive(port, (live) => runningOutIn(live)?.hours ?? null);
  const facts = useLive(port, limitFacts);
  const nowMs = useNow(MINUTE_MS);
  const { isSaid, close } = useSaid("hours", hours?.restoredAt ?? null);
  if (hours === null || facts === null || isSaid) return null;
  const { leftMs, limitMs, restoredAt } = hours;
  const text = say("hoursHow", {
    limit: spanText(limitMs, locale),
    when: untilText(Date.parse(restoredAt), nowMs, locale),
  });
  const used = spanText(limitMs - leftMs, locale, "short");
  return (
    <LimitCard
      Icon={IconClock}
      title={say("hoursLeft", { time: spanText(leftMs, locale) })}
      text={facts.mayPay ? text : `${text} ${whoText(facts, say)}`}
      meter={{
        label: say("hoursUsed"),
        value: say("ofMost", { used, most: spanText(limitMs, locale, "short") }),
        share: 1 - leftMs / limitMs,
      }}
    >
      <PlansLink facts={facts} />
      <button type="button" onClick={close}>
        {say("later")}
      </button>
    </LimitCard>
  );
}

/** Half an hour before the end, and again five minutes before. */
function PassCard({ room: { port } }: { room: RoomBundle }) {
  const say = useTexts(limitTexts);
  const locale = useLocale();
  const endsAt = useLive(port, (live) => runningOutIn(live)?.passEndsAt ?? null);
  const facts = useLive(port, limitFacts);
  const nowMs = useSeconds(endsAt !== null);
  const leftMs = endsAt === null ? 0 : Date.parse(endsAt) - nowMs;
  const stage = leftMs <= constants.dayPass.toldBeforeMs.last ? "last" : "first";
  const { isSaid, close } = useSaid("pass", endsAt === null ? null : `${endsAt} ${stage}`);
  if (endsAt === null || facts === null || leftMs <= 0 || isSaid) return null;
  return (
    <LimitCard
      Icon={IconCalendarEvent}
      title={say("passEnds", { time: spanText(leftMs, locale) })}
      text={facts.mayPay ? say("passHow") : `${say("passHow")} ${whoText(facts, say)}`}
    >
      <PlansLink facts={facts} step="daypass" label={say("another")} />
      <button type="button" onClick={close}>
        {say("close")}
      </button>
    </LimitCard>
  );
}

/** From five heavy things on, said once to whoever could take some away. */
function ManyThings({ room: { port, view } }: { room: RoomBundle }) {
  const say = useTexts(limitTexts);
  const count = useLive(port, heavyIn);
  const space = useLive(port, ({ space }) => (space === null ? null : spaceOf(space).id));
  const { isSaid, close } = useSaid("things", space);
  if (count < constants.element.performanceWarningAt || view.rights?.addElements !== true || isSaid) return null;
  return (
    <div className={`${asideStyles["card"]} ${styles["note"]}`} role="status" data-testid="many-things">
      <IconGauge size={20} stroke={1.75} aria-hidden />
      <p>{say("manyThings", { count })}</p>
      <button type="button" aria-label={say("hide")} onClick={close}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
