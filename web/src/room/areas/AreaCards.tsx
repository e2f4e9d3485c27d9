import { useState } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import asideStyles from "../aside.module.css";
import type { RoomBundle } from "../useRoom.ts";
import { Acts, useAreas } from "./AreaActs.tsx";
import type { AreaModel } from "./areaModel.ts";
import styles from "./areas.module.css";
import { KnockCards } from "./KnockCards.tsx";
import { mayKnock } from "./knockModel.ts";
import { areaTexts } from "./texts.ts";
import { useAskedOut } from "./useAskedOut.ts";

/** Who hears me in the private area that I am in, and that a door is closed: told aloud as it comes. */
export function AreaCards({ room }: { room: RoomBundle }) {
  const { own, shut } = useAreas(room);
  const isPhone = useMedia(PHONE);
  useAskedOut(room);
  const hasActs = isPhone || room.grid.isShown || room.list.isShown;
  return (
    <div className={asideStyles["cards"]} aria-live="polite">
      {own === null ? null : <KnockCards room={room} />}
      {own === null ? null : <Inside area={own} room={room} hasActs={hasActs} />}
      {shut === null ? null : <Shut area={shut} room={room} hasActs={hasActs} />}
      <Left name={own?.element.data.name ?? null} />
    </div>
  );
}

interface CardProps {
  area: AreaModel;
  room: RoomBundle;
  /** Whether the actions are in the card, as the area is out of sight. */
  hasActs: boolean;
}

function Inside({ area, room, hasActs }: CardProps) {
  const say = useTexts(areaTexts);
  return (
    <article className={asideStyles["card"]} data-testid="private-area">
      <div className={asideStyles["words"]}>
        <b>{whoHears(area, say)}</b>
        <span>{say("outsideSees", { name: nameOf(area, say) })}</span>
      </div>
      {hasActs ? <CardActs area={area} room={room} /> : null}
    </article>
  );
}

function Shut({ area, room, hasActs }: CardProps) {
  const say = useTexts(areaTexts);
  const knocks = mayKnock(room.view.me);
  const name = nameOf(area, say);
  return (
    <article className={asideStyles["card"]} data-testid="closed-door">
      <div className={asideStyles["words"]}>
        <b>{say("doorIsClosed")}</b>
        <span>{knocks ? say("askInside", { name }) : name}</span>
      </div>
      {hasActs && (knocks || area.hasDoor) ? <CardActs area={area} room={room} /> : null}
    </article>
  );
}

const CardActs = (props: Omit<CardProps, "hasActs">) => (
  <div className={styles["acts"]}>
    <Acts {...props} />
  </div>
);

/** For screen readers: the card is gone. */
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
