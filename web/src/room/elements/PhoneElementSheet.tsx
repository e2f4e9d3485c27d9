import type { RoomElement } from "@atrium/contract";
import { IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { rightsOver } from "./elementRights.ts";
import type { ElementTool } from "./elementTools.ts";
import { KindTools } from "./KindTools.tsx";
import { KINDS } from "./kinds.ts";
import styles from "./phoneSheet.module.css";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useElementTools } from "./useElementTools.ts";
import { useChosen, useDesk } from "./useSeen.ts";

/** The selection's tools on a phone, with labels, above the controls. */
export function PhoneElementSheet({ elements }: { elements: RoomElements }) {
  const chosen = useChosen(elements);
  const isBusy = useDesk(elements, ({ isHeld, written }) => isHeld || written !== null);
  const [first] = chosen;
  return first === undefined || isBusy ? null : <Sheet first={first} chosen={chosen} elements={elements} />;
}

interface SheetProps {
  first: RoomElement;
  chosen: readonly RoomElement[];
  elements: RoomElements;
}

function Sheet({ first, chosen, elements }: SheetProps) {
  const say = useTexts(elementTexts);
  const tools = useElementTools(elements, chosen);
  const isOne = chosen.length === 1;
  const title = isOne ? say(KINDS[first.data.type].label) : say("count", { count: chosen.length });
  const mayChange = rightsOver(first, elements.maker()).change;
  return (
    <section className={styles["sheet"]} aria-label={say("tools")}>
      <header>
        <span>
          <b>{title}</b>
          {isOne && first.creatorName !== "" ? <small>{say("addedBy", { name: first.creatorName })}</small> : null}
        </span>
        <button type="button" aria-label={say("close")} onClick={() => elements.desk.chooseNone()}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      {isOne && mayChange ? (
        <div className={styles["kind"]}>
          <KindTools element={first} elements={elements} />
        </div>
      ) : null}
      <div className={styles["tools"]}>
        {tools.map((tool) => (
          <Tool key={tool.id} tool={tool} />
        ))}
      </div>
    </section>
  );
}

function Tool({ tool }: { tool: ElementTool }) {
  const say = useTexts(elementTexts);
  const { id, label, Icon, isOn, run } = tool;
  return (
    <button type="button" data-tool={id} aria-pressed={isOn ?? undefined} onClick={run}>
      <Icon size={22} stroke={1.75} aria-hidden />
      {say(label)}
    </button>
  );
}
