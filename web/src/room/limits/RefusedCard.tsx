import { PLAN_FEATURES } from "@atrium/contract";
import { planWith, spaceOf } from "@atrium/rules";
import {
  IconDoor,
  IconKey,
  IconLock,
  IconPin,
  IconSpeakerphone,
  IconStack2,
  IconVideo,
  type Icon,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useLive } from "../useLive.ts";
import { LimitCard } from "./LimitCard.tsx";
import { LIMITS, type LimitCode } from "./limitCodes.ts";
import { limitFacts, thingsIn } from "./limitFacts.ts";
import { planMarkTexts } from "./markTexts.ts";
import { limitTexts } from "./texts.ts";
import { PlansLink, whoText } from "./WaysOn.tsx";

const ICONS: Readonly<Record<(typeof LIMITS)[LimitCode], Icon>> = {
  things: IconStack2,
  rooms: IconDoor,
  recordings: IconVideo,
  pinning: IconPin,
  locking: IconLock,
  megaphone: IconSpeakerphone,
  passwords: IconKey,
};

interface RefusedCardProps {
  room: RoomBundle;
  code: LimitCode;
  close: () => void;
}

/** What the plan has just stopped, and from which plan on it goes. */
export function RefusedCard({ room: { port, view, selectPerson }, code, close }: RefusedCardProps) {
  const say = useTexts(limitTexts);
  const sayPlan = useTexts(planMarkTexts);
  const facts = useLive(port, limitFacts);
  const used = useLive(port, (live) => thingsIn(live).length);
  const most = useLive(port, ({ space }) => (space === null ? null : (spaceOf(space).elementsPerRoom ?? null)));
  if (facts === null) return null;
  const limit = LIMITS[code];
  const { payer } = facts;
  const isThings = limit === "things" && most !== null;
  const plan = planOfLimit(limit);
  const how = plan === null ? howText(limit, say) : say("itIsFrom", { plan: sayPlan(plan) });
  const asked = facts.mayPay ? undefined : view.people.find(({ accountId }) => accountId === payer?.accountId);
  return (
    <LimitCard
      Icon={ICONS[limit]}
      title={limit === "things" ? say("things", { count: most ?? used }) : say(limit)}
      text={facts.mayPay ? how : `${how} ${whoText(facts, say)}`}
      {...(isThings && {
        meter: { label: say("thingsHere"), value: say("ofMost", { used, most }), share: used / most },
      })}
    >
      <PlansLink facts={facts} />
      {asked === undefined ? null : (
        <button type="button" onClick={() => selectPerson(asked)}>
          {say("show", { name: asked.name })}
        </button>
      )}
      <button type="button" onClick={close}>
        {say("close")}
      </button>
    </LimitCard>
  );
}

/** A number has no plan of its own: the next larger one raises it. */
function planOfLimit(limit: (typeof LIMITS)[LimitCode]) {
  const feature = PLAN_FEATURES.find((each) => each === limit && each !== "recordings");
  return feature === undefined ? null : planWith(feature);
}

function howText(
  limit: (typeof LIMITS)[LimitCode],
  say: ReturnType<typeof useTexts<typeof limitTexts.entries>>,
): string {
  if (limit === "recordings") return say("recordingsHow");
  return say(limit === "rooms" ? "roomsHow" : "thingsHow");
}
