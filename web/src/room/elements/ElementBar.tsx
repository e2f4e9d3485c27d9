import type { RoomElement } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassTip } from "../../ui/Glass.tsx";
import { planMarkTexts } from "../limits/markTexts.ts";
import type { Bearings } from "../map/bearings.ts";
import type { Box } from "./boxes.ts";
import styles from "./elementBar.module.css";
import { rightsOver } from "./elementRights.ts";
import type { ElementTool } from "./elementTools.ts";
import { KindTools } from "./KindTools.tsx";
import { elementTexts } from "./texts.ts";
import { useBarPlace } from "./useBarPlace.ts";
import type { RoomElements } from "./useElements.ts";
import { useElementTools } from "./useElementTools.ts";

const OF_KIND: readonly ElementTool["id"][] = ["door", "write", "use", "view", "sync", "openLink", "download", "ask"];

interface BarProps {
  chosen: readonly RoomElement[];
  elements: RoomElements;
  bearings: Bearings;
  box: Box;
}

/** The toolbar of the selection. It only has permitted tools; without any it is hidden. */
export function ElementBar({ chosen, elements, bearings, box }: BarProps) {
  const say = useTexts(elementTexts);
  const tools = useElementTools(elements, chosen);
  const place = useBarPlace(bearings, box);
  const [first] = chosen;
  if (tools.length === 0 || first === undefined) return null;
  const ofKind = chosen.length === 1 && rightsOver(first, elements.maker()).change ? first : null;
  const own = tools.filter(({ id }) => OF_KIND.includes(id));
  const others = tools.filter((tool) => !own.includes(tool));
  return (
    <div ref={place} className={styles["bar"]} role="toolbar" aria-label={say("tools")} data-keeps-pointer>
      {ofKind === null ? null : <KindTools element={ofKind} elements={elements} />}
      {own.map((tool) => (
        <Tool key={tool.id} tool={tool} />
      ))}
      {others.map((tool) => (
        <Tool key={tool.id} tool={tool} />
      ))}
    </div>
  );
}

function Tool({ tool }: { tool: ElementTool }) {
  const say = useTexts(elementTexts);
  const sayPlan = useTexts(planMarkTexts);
  const { id, label, Icon, isOn, from, run } = tool;
  const name = from === null ? say(label) : sayPlan("marked", { act: say(label), plan: sayPlan(from) });
  return (
    <GlassTip label={name}>
      <button
        type="button"
        data-tool={id}
        data-from={from ?? undefined}
        aria-label={name}
        aria-pressed={from === null ? (isOn ?? undefined) : undefined}
        onClick={run}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </button>
    </GlassTip>
  );
}
