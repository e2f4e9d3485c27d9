import { IconEar, IconList, IconMap2 } from "@tabler/icons-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { isFocusLost } from "../../ui/focus/useLostFocus.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { useWhereabouts } from "../people/useWhereabouts.ts";
import { roomTexts } from "../texts.ts";
import { useLook } from "../useLook.ts";
import type { RoomBundle } from "../useRoom.ts";
import { listGroups, talkingOf, type ListGroup } from "./listGroups.ts";
import styles from "./peopleList.module.css";
import { PersonLine } from "./PersonLine.tsx";
import { RoomThings } from "./RoomThings.tsx";
import { peopleListTexts } from "./texts.ts";
import { useFollowedLine } from "./useFollowedLine.ts";

/** The room as a list in place of the floor: whom I hear and how far they are, with all that can be done on the map. */
export function PeopleList({ room, isPhone = false }: { room: RoomBundle; isPhone?: boolean }) {
  const say = useTexts(peopleListTexts);
  const [find, setFind] = useState("");
  const { people, kind } = room.view;
  const where = useWhereabouts(room.port, people);
  const groups = listGroups({ people, where, fades: kind.hearing === "distance", find });
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => takeLostFocus(lines.current), []);
  const followLine = useFollowedLine(lines);
  return (
    <section className={styles["list"]} aria-label={say("title")} data-phone={isPhone} data-testid="people-list">
      <Head room={room} find={find} setFind={setFind} />
      <Talking groups={groups} room={room} />
      {/* Arrows are heard from every control of a line, so that none of them is a trap. */}
      <div ref={lines} className={styles["groups"]} onKeyDown={chooseLine} {...followLine}>
        {groups.map((group) => (
          <Group key={group.id} group={group} room={room} />
        ))}
        {groups.length > 0 ? null : <Nobody find={find} />}
        <RoomThings room={room} />
      </div>
      {isPhone ? null : <Keys />}
    </section>
  );
}

function Head({ room, find, setFind }: { room: RoomBundle; find: string; setFind: (find: string) => void }) {
  const say = useTexts(peopleListTexts);
  const sayRoom = useTexts(roomTexts);
  const { people, roomName } = room.view;
  const reach = useLook(room.reach);
  return (
    <header className={styles["head"]}>
      <h2>{roomName}</h2>
      <p>
        {[
          sayRoom("peopleHere", { count: people.length }),
          ...(people.length < 2 || reach === null ? [] : [sayRoom("hearYou", { count: reach })]),
        ].join(", ")}
      </p>
      <div className={styles["find"]}>
        <SearchField label={say("find")} value={find} onChange={setFind} />
      </div>
      <div className={styles["switch"]} role="group" aria-label={say("view")}>
        <button type="button" aria-pressed={false} onClick={room.list.toggle}>
          <IconMap2 size={18} stroke={1.75} aria-hidden />
          {say("map")}
        </button>
        <button type="button" aria-pressed>
          <IconList size={18} stroke={1.75} aria-hidden />
          {say("list")}
        </button>
      </div>
    </header>
  );
}

/** Visual only: screen readers get it from the live region. */
function Talking({ groups, room }: { groups: readonly ListGroup[]; room: RoomBundle }) {
  const say = useTexts(peopleListTexts);
  const talking = talkingOf(groups, room.speaking);
  if (talking === null) return null;
  const { person, where } = talking;
  const { name } = person;
  return (
    <p className={styles["talking"]} aria-hidden>
      <IconEar size={18} stroke={1.75} />
      {where === null ? say("talks", { name }) : say(`talks_${where.side}`, { name, count: where.steps })}
    </p>
  );
}

function Group({ group, room }: { group: ListGroup; room: RoomBundle }) {
  const say = useTexts(peopleListTexts);
  const title = `people-list-${group.id}`;
  return (
    <>
      <h3 id={title}>
        {say(group.id)} <span>{say(`${group.id}Hint`)}</span>
      </h3>
      <ul aria-labelledby={title}>
        {group.people.map((listed) => (
          <PersonLine
            key={listed.person.accountId}
            listed={listed}
            isSpeaking={room.speaking.has(listed.person.accountId)}
            goTo={room.goTo}
            select={room.selectPerson}
            setVolume={room.port.setVolume}
          />
        ))}
      </ul>
    </>
  );
}

function Nobody({ find }: { find: string }) {
  const say = useTexts(peopleListTexts);
  const sayRoom = useTexts(roomTexts);
  if (find.trim() !== "") return <p className={styles["nobody"]}>{say("nobodyFound", { find: find.trim() })}</p>;
  return (
    <p className={styles["nobody"]}>
      <b>{sayRoom("nobodyElse")}</b> {sayRoom("nobodyElseWay")}
    </p>
  );
}

function Keys() {
  const say = useTexts(peopleListTexts);
  return (
    <p className={styles["keys"]} aria-hidden>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {say("choose")}
      <kbd>↵</kbd>
      {say("goToHint")}
      <kbd>M</kbd>
      {say("microphone")}
    </p>
  );
}

/** Whoever asked for the list on the map goes on at its first line. */
function takeLostFocus(lines: HTMLElement | null): void {
  if (isFocusLost(document)) lines?.querySelector<HTMLElement>("[data-go]")?.focus({ preventScroll: true });
}

/** Up and down go from line to line; a volume keeps its own arrows. */
function chooseLine(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof Element) || target.matches("input")) return;
  event.preventDefault();
  const lines = [...currentTarget.querySelectorAll("[data-line]")];
  const at = lines.findIndex((line) => line.contains(target));
  const next = lines[Math.min(lines.length - 1, Math.max(0, at + step))];
  next?.querySelector<HTMLElement>("[data-go]")?.focus();
}
