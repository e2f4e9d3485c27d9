import { useState } from "react";
import { useStore } from "zustand";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { tell } from "../../ui/tell.ts";
import asideStyles from "../aside.module.css";
import { elementTexts } from "../elements/texts.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./areas.module.css";
import { areaOf, isSameArea, ownArea, type AreaModel } from "./areaModel.ts";
import { areaTexts } from "./texts.ts";
import { useAreaWalk } from "./useAreaWalk.ts";

/** Who hears me in the private area that I am in, and that a door is closed: told aloud as it comes. */
export function AreaCards({ room }: { room: RoomBundle }) {
  const { port, elements } = room;
  const own = useLive(port, ownArea, isSameArea);
  const stoppedAt = useStore(elements.door, ({ stoppedAt: id }) => id);
  const shut = useLive(port, (live) => areaOf(live, stoppedAt), isSameArea);
  return (
    <div className={asideStyles["cards"]} aria-live="polite">
      {own === null ? null : <Inside area={own} room={room} />}
      {own === null && shut !== null && !shut.element.data.open ? <Shut area={shut} room={room} /> : null}
      <Left name={own?.element.data.name ?? null} />
    </div>
  );
}

function Inside({ area, room }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(areaTexts);
  const { stepOut } = useAreaWalk(room);
  return (
    <article className={asideStyles["card"]} data-testid="private-area">
      <div className={asideStyles["words"]}>
        <b>{whoHears(area, say)}</b>
        <span>{say("outsideSees", { name: nameOf(area, say) })}</span>
      </div>
      <div className={styles["acts"]}>
        {area.hasDoor ? <Door area={area} room={room} /> : null}
        <button type="button" onClick={() => room.state.setSearching(true)}>
          {say("inviteInside")}
        </button>
        <button type="button" onClick={() => stepOut(area.element)}>
          {say("stepOut")}
        </button>
      </div>
    </article>
  );
}

function Shut({ area, room }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(areaTexts);
  return (
    <article className={asideStyles["card"]} data-testid="closed-door">
      <div className={asideStyles["words"]}>
        <b>{say("doorIsClosed")}</b>
        <span>{say("askInside", { name: nameOf(area, say) })}</span>
      </div>
      {area.hasDoor ? (
        <div className={styles["acts"]}>
          <Door area={area} room={room} />
        </div>
      ) : null}
    </article>
  );
}

function Door({ area: { element }, room: { elements } }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(elementTexts);
  const { open } = element.data;
  return (
    <button type="button" onClick={() => tell(elements.calls.update(element, { data: { open: !open } }))}>
      {say(open ? "closeDoor" : "openDoor")}
    </button>
  );
}

/** For those who do not see that the card is gone. */
function Left({ name }: { name: string | null }) {
  const say = useTexts(areaTexts);
  const [last, setLast] = useState<string | null>(null);
  if (name !== null && name !== last) setLast(name);
  const isOut = name === null && last !== null;
  return <p className="visually-hidden">{isOut ? say("left", { name: last === "" ? say("area") : last }) : ""}</p>;
}

type SayArea = Say<(typeof areaTexts)["entries"]>;

const NAMED = 3;

function whoHears({ others }: AreaModel, say: SayArea): string {
  const count = others.length;
  if (count === 0) return say("nobodyHears");
  return count > NAMED ? say("onlyThese", { count }) : say("onlyHear", { count, names: others.join(", ") });
}

const nameOf = ({ element }: AreaModel, say: SayArea): string => element.data.name || say("area");
