import { constants } from "@atrium/contract";
import { IconHandClick } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { tell } from "../../ui/tell.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import type { AreaModel } from "./areaModel.ts";
import { hasKnocks, mayKnock, ownKnock } from "./knockModel.ts";
import { areaTexts } from "./texts.ts";

interface ButtonProps {
  area: Pick<AreaModel, "element">;
  room: Pick<RoomBundle, "port" | "view">;
  className?: string;
}

/** At a closed door: asks those inside to be let in, or how long they still see it, and stops. */
export function KnockButton({ area: { element }, room: { port, view }, className = "" }: ButtonProps) {
  const say = useTexts(areaTexts);
  const nowMs = useSeconds(useLive(port, hasKnocks));
  const forMs = constants.element.knockForMs;
  const own = useLive(port, (live) => ownKnock(live, { nowMs, forMs }), isSame);
  if (!mayKnock(view.me)) return null;
  const isKnocking = own?.areaId === element.id;
  const seconds = Math.max(0, Math.ceil(((own?.untilMs ?? 0) - nowMs) / 1000));
  return (
    <>
      {isKnocking ? (
        <span data-knocking>
          <span role="status">{say("youKnocked")}</span>
          <small aria-hidden>{say("secondsLeft", { seconds })}</small>
        </span>
      ) : null}
      <button
        type="button"
        className={className}
        data-main={!isKnocking}
        onClick={() => tell(port.call("knock", { areaId: isKnocking ? null : element.id }))}
      >
        {isKnocking ? null : <IconHandClick size={18} stroke={1.75} aria-hidden />}
        {say(isKnocking ? "stopKnocking" : "knock")}
      </button>
    </>
  );
}

const isSame = (before: unknown, now: unknown): boolean => JSON.stringify(before) === JSON.stringify(now);
