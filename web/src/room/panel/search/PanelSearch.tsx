import type { AccountId, RoomId } from "@atrium/contract";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent } from "react";
import { isApple } from "../../../platform/isApple.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useFocusReturn } from "../../../ui/focus/useFocusReturn.ts";
import { peopleListTexts } from "../../peopleList/texts.ts";
import type { RoomPort } from "../../roomPort.ts";
import { roomTexts } from "../../texts.ts";
import { useRoomName } from "../../useRoomName.ts";
import type { Looker } from "../roomsPanelModel.ts";
import { FoundLine } from "./FoundLine.tsx";
import { linesOf, type Line } from "./lines.ts";
import { panelFound } from "./panelFound.ts";
import styles from "./PanelSearch.module.css";
import { panelSearchTexts } from "./texts.ts";

interface PanelSearchProps {
  port: Pick<RoomPort, "live">;
  looker: Looker;
  enter: (roomId: RoomId) => void;
  /** Goes to somebody, into their room first. */
  join: (accountId: AccountId, roomId: RoomId) => void;
  /** The search of everything else. */
  searchAll: () => void;
  close: () => void;
}

/** Looks for a room or for somebody in place of the list. Arrows choose, Enter goes there, Escape gives the list back. */
export function PanelSearch(props: PanelSearchProps) {
  const say = useTexts(panelSearchTexts);
  const sayRoom = useTexts(roomTexts);
  const list = useId();
  const { typed, type, groups, lines, chosen, run, onKeyDown } = usePanelSearch(props);
  useFocusReturn();
  return (
    <search className={styles["search"]}>
      <div className={styles["field"]}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
          aria-label={say("roomOrPerson")}
          placeholder={say("roomOrPerson")}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="button" aria-label={say("close")} onClick={props.close}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div id={list} role="listbox" aria-label={say("roomOrPerson")} className={styles["lines"]}>
        {groups.map(({ of, lines: ofGroup }) => (
          <div key={of} role="group" aria-label={sayRoom(of)}>
            <h3 aria-hidden>{sayRoom(of)}</h3>
            {ofGroup.map((line) => {
              const index = lines.indexOf(line);
              const place = { id: `${list}-${index}`, isChosen: index === chosen };
              return <FoundLine key={line.id} {...{ line, typed, place }} run={() => run(line)} />;
            })}
          </div>
        ))}
      </div>
      {lines.length === 0 ? <p className={styles["nothing"]}>{sayRoom("searchEmpty")}</p> : null}
      <Keys searchAll={props.searchAll} />
    </search>
  );
}

function usePanelSearch({ port, looker, enter, join, close }: PanelSearchProps) {
  const [typed, setTyped] = useState("");
  const [wished, setWished] = useState(0);
  const nameOf = useRoomName(port);
  // Read on each key press only: the list must not change under the arrow keys.
  const { space, selfId } = port.live.getState();
  const groups = space === null ? [] : linesOf(panelFound(space, { typed, selfId, nameOf, ...looker }));
  const lines = groups.flatMap((group) => group.lines);
  const chosen = Math.min(wished, lines.length - 1);
  const run = (line: Line | undefined) => {
    if (line === undefined) return;
    close();
    if (line.kind === "person") join(line.person.face.accountId, line.person.roomId);
    else if (line.room.mayEnter) enter(line.room.roomId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.nativeEvent.isComposing || (step === 0 && event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== 0) return setWished(Math.max(0, Math.min(lines.length - 1, chosen + step)));
    if (event.key === "Enter") run(lines[chosen]);
    else close();
  };
  const type = (text: string) => {
    setTyped(text);
    setWished(0);
  };
  return { typed, type, groups, lines, chosen, run, onKeyDown };
}

function Keys({ searchAll }: Pick<PanelSearchProps, "searchAll">) {
  const say = useTexts(panelSearchTexts);
  const sayList = useTexts(peopleListTexts);
  return (
    <div className={styles["keys"]}>
      <span aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {sayList("choose")}
        <kbd>↵</kbd>
        {say("enter")}
      </span>
      <button type="button" onClick={searchAll}>
        <kbd>{isApple() ? "⌘" : "Ctrl"} K</kbd>
        {say("elsewhere")}
      </button>
    </div>
  );
}
