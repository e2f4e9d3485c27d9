import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useCallback, useRef, type CSSProperties, type KeyboardEvent } from "react";
import type { AccountId } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./grid.module.css";
import { gridLayout } from "./gridLayout.ts";
import { GridTile } from "./GridTile.tsx";
import { gridTexts } from "./texts.ts";
import { TILE_COUNTS, useGrid, type GridModel } from "./useGrid.ts";
import { useBox, useTileSizes } from "./useTileSizes.ts";

/** Everybody as tiles in place of the floor. Arrows go from tile to tile, Page Up and Page Down from page to page. */
export function GridView({ room, isPhone = false }: { room: RoomBundle; isPhone?: boolean }) {
  const say = useTexts(gridTexts);
  const grid = useGrid(room, isPhone);
  const { shown, lead, chosen, setChosen } = grid;
  const tiles = useRef<HTMLUListElement>(null);
  const box = useBox(tiles);
  const layout = gridLayout({ tiles: shown.length, hasLead: lead !== null, shape: box.w / Math.max(1, box.h) });
  useTileSizes(room.port, { ids: shown.map(({ accountId }) => accountId), lead, layout, box });
  const choose = useCallback(
    (accountId: AccountId) => setChosen((before) => (before === accountId ? null : accountId)),
    [setChosen],
  );
  const style: CSSProperties & Record<"--columns" | "--rows", number> = {
    "--columns": layout.columns,
    "--rows": layout.rows,
  };
  return (
    <section className={styles["grid"]} aria-label={say("tiles")} data-phone={isPhone}>
      <ul
        ref={tiles}
        className={styles["tiles"]}
        style={style}
        onKeyDown={(event) => onKey(event, { grid, columns: layout.columns })}
      >
        {shown.map((person) => (
          <li key={person.accountId} data-lead={person.accountId === lead}>
            <GridTile
              person={person}
              isSpeaking={room.speaking.has(person.accountId)}
              isLead={person.accountId === lead}
              isChosen={person.accountId === chosen}
              choose={choose}
              showCard={room.selectPerson}
            />
          </li>
        ))}
      </ul>
      {grid.isAlone ? <p className={styles["nobody"]}>{say("nobodyInEarshot")}</p> : null}
      <GridChoices grid={grid} isPhone={isPhone} />
    </section>
  );
}

interface KeyInput {
  grid: GridModel;
  columns: number;
}

function onKey(event: KeyboardEvent<HTMLElement>, { grid, columns }: KeyInput): void {
  const { page, setPage, pages, setChosen } = grid;
  if (event.key === "Escape") return setChosen(null);
  if (event.key === "PageDown") return setPage(Math.min(page + 1, pages - 1));
  if (event.key === "PageUp") return setPage(Math.max(page - 1, 0));
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = new Map(Object.entries(steps)).get(event.key);
  if (step === undefined) return undefined;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[data-tile]")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  return buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}

function GridChoices({ grid, isPhone }: { grid: GridModel; isPhone: boolean }) {
  const say = useTexts(gridTexts);
  const { page, pages, setPage, fades, scope, setScope, perPage, setPerPage } = grid;
  return (
    <div className={styles["choices"]}>
      {pages === 1 ? null : (
        <div className={styles["chip"]}>
          <button
            type="button"
            aria-label={say("previousPage")}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </button>
          <span aria-live="polite">{say("pageOf", { page: page + 1, pages })}</span>
          <button
            type="button"
            aria-label={say("nextPage")}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
      {isPhone ? null : (
        <div className={styles["chip"]} role="group" aria-label={say("perPage")}>
          {TILE_COUNTS.map((count) => (
            <button key={count} type="button" aria-pressed={count === perPage} onClick={() => setPerPage(count)}>
              {count}
            </button>
          ))}
        </div>
      )}
      {fades ? (
        <div className={styles["chip"]} role="group" aria-label={say("whom")}>
          <button type="button" aria-pressed={scope === "earshot"} onClick={() => setScope("earshot")}>
            {say("inEarshot")}
          </button>
          <button type="button" aria-pressed={scope === "room"} onClick={() => setScope("room")}>
            {say("wholeRoom")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
