import type { AccountId } from "@atrium/contract";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { Faces } from "../../ui/Face.tsx";
import { gridPeople } from "../grid/gridPeople.ts";
import { GridTile } from "../grid/GridTile.tsx";
import { useSpokeLately, useWroteLately } from "../grid/useLately.ts";
import { useTileSizes } from "../grid/useTileSizes.ts";
import { riseEmotion } from "../map/bubbles/riseEmotion.ts";
import { firstNames } from "../people/firstNames.ts";
import type { RoomPort } from "../roomPort.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./board.module.css";
import { boardTexts } from "./texts.ts";

const TILE = { w: 168, h: 104 };
/** Window heights at which more tiles fit above the mini map. */
const HIGH = "(min-height: 860px)";
const MIDDLE = "(min-height: 740px)";

/** The people of the board at its side: whoever speaks on top, me last, the rest as one row. */
export function BoardColumn({ room }: { room: RoomBundle }) {
  const say = useTexts(boardTexts);
  const { view, port, speaking, selectPerson, state, list } = room;
  const isHigh = useMedia(HIGH);
  const isMiddle = useMedia(MIDDLE);
  const [spoke, wrote] = [useSpokeLately(speaking), useWroteLately(port)];
  const entered = Object.keys(port.live.getState().room?.snapshot.records.member ?? {});
  const ordered = gridPeople({ people: view.people, entered, spoke, wrote, within: null });
  const most = isHigh ? 4 : isMiddle ? 3 : 2;
  const mine = ordered.filter(({ isMe }) => isMe);
  const others = ordered.filter(({ isMe }) => !isMe);
  const shown = [...others.slice(0, most - mine.length), ...mine];
  const rest = others.slice(most - mine.length);
  const ids = shown.map(({ accountId }) => accountId);
  const box = { w: TILE.w, h: TILE.h * shown.length };
  useTileSizes(port, { ids, lead: null, layout: { columns: 1, rows: Math.max(1, shown.length) }, box });
  const tiles = useReactions(port);
  const first = useMemo(() => firstNames(view.people), [view.people]);
  const { expand } = state;
  const choose = useCallback(
    (accountId: AccountId) => {
      const person = view.people.find((each) => each.accountId === accountId);
      if (person?.sharesScreen === true && !person.isMe) return expand(accountId);
      if (person !== undefined) selectPerson(person);
    },
    [view.people, selectPerson, expand],
  );
  return (
    <section className={styles["column"]} aria-label={say("peopleHere")} data-testid="board-people">
      <ul ref={tiles}>
        {shown.map((person) => (
          <li key={person.accountId}>
            <GridTile
              person={person}
              isSpeaking={speaking.has(person.accountId)}
              isLead={false}
              isChosen={false}
              short={first.get(person.accountId)}
              choose={choose}
              showCard={selectPerson}
            />
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <button type="button" className={styles["rest"]} onClick={list.toggle}>
          <Faces looks={rest} size={24} most={3} count={Math.min(3, rest.length)} />
          <span>{say("more", { count: rest.length })}</span>
        </button>
      )}
    </section>
  );
}

/** Reactions rise from the tiles in this list. */
function useReactions(port: RoomPort) {
  const tiles = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "emotion") return;
        const tile = tiles.current?.querySelector(`[data-tile="${event.accountId}"]`)?.parentElement;
        if (tile instanceof HTMLElement) riseEmotion(tile, event.emotion);
      }),
    [port],
  );
  return tiles;
}
