import type { AccountId, ErrorCode, Plan, RoomElement } from "@atrium/contract";
import {
  IconClick,
  IconCopy,
  IconDoor,
  IconDoorEnter,
  IconDownload,
  IconExternalLink,
  IconLayoutAlignLeft,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLock,
  IconLockOpen2,
  IconMaximize,
  IconMessageCircle,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconRefresh,
  IconStackBack,
  IconStackFront,
  IconTrash,
  type Icon,
} from "@tabler/icons-react";
import { planFor, type LimitPlan } from "../limits/plan.ts";
import type { ElementActs } from "./elementActs.ts";
import { rightsOverAll } from "./elementActs.ts";
import { isLocked, mayUseDoor, type ElementMaker } from "./elementRights.ts";
import { isScreen, KINDS } from "./kinds.ts";
import type { elementTexts } from "./texts.ts";

/** A tool for the selection. */
export interface ElementTool {
  id:
    | "write"
    | "use"
    | "view"
    | "sync"
    | "openLink"
    | "door"
    | "download"
    | "ask"
    | "alignLeft"
    | "alignTop"
    | "equalGaps"
    | "pin"
    | "lock"
    | "front"
    | "back"
    | "duplicate"
    | "remove";
  label: keyof typeof elementTexts.entries;
  Icon: Icon;
  /** Null for tools without an on state. */
  isOn: boolean | null;
  /** The plan from which on it can be used; null if it can. */
  from: LimitPlan | null;
  run(): void;
}

export interface ToolHands extends Pick<
  ElementActs,
  "align" | "setPinned" | "setLocked" | "toFront" | "toBack" | "duplicate" | "remove"
> {
  open(elementId: string): void;
  setDoor(element: RoomElement, open: boolean): void;
  download(element: RoomElement): void;
  openLink(url: string): void;
  /** Opens the direct chat with whoever locked it; null where nobody can be written to. */
  ask: ((lockerId: AccountId) => void) | null;
  /** Says what the plan lacks. */
  showLimit(code: ErrorCode): void;
  /** Whether everybody sees the same. */
  setInStep(element: RoomElement, inStep: boolean): void;
}

/**
 * The tools for the whole selection, in toolbar order: of its kind, then common ones, then delete. Tools without
 * permission are left out.
 */
export function elementTools(
  chosen: readonly RoomElement[],
  maker: ElementMaker | null,
  hands: ToolHands,
): readonly ElementTool[] {
  const rights = rightsOverAll(chosen, maker);
  const [first] = chosen;
  const only = chosen.length === 1 ? (first ?? null) : null;
  const lasts = !chosen.some(isScreen);
  return [
    ...doorOf(only, maker, hands),
    ...ofKind(only, rights.change, hands),
    ...askOf(only, maker, hands),
    ...(maker === null ? [] : ofAny(chosen, { rights, plan: maker.plan }, hands)),
    ...(rights.change && lasts && maker !== null
      ? [tool("remove", "remove", IconTrash, () => hands.remove(chosen))]
      : []),
  ];
}

function ofKind(only: RoomElement | null, mayChange: boolean, hands: ToolHands): readonly ElementTool[] {
  if (only === null) return [];
  if (only.data.type === "screen_share") return [tool("view", "watchVideo", IconMaximize, () => hands.open(only.id))];
  if (only.data.type === "image") return ofPicture(only, only.data.link, hands);
  if (only.data.type === "video") {
    const { url, syncState } = only.data;
    const inStep = tool("sync", "inStep", IconRefresh, () => hands.setInStep(only, !syncState));
    return [
      ...(mayChange ? [{ ...inStep, isOn: syncState }] : []),
      tool("view", "watchVideo", IconMaximize, () => hands.open(only.id)),
      tool("openLink", "openPage", IconExternalLink, () => hands.openLink(url)),
    ];
  }
  if (only.data.type === "pdf") return ofDocument(only, only.data, { mayChange, hands });
  if (only.data.type === "iframe") {
    const { url } = only.data;
    return [
      tool("use", "usePage", IconClick, () => hands.open(only.id)),
      tool("openLink", "openPage", IconExternalLink, () => hands.openLink(url)),
    ];
  }
  if (!mayChange || KINDS[only.data.type].opens !== "write") return [];
  return [tool("write", "write", IconPencil, () => hands.open(only.id))];
}

const ofPicture = (only: RoomElement, link: string | null, hands: ToolHands): readonly ElementTool[] => [
  ...(link === null ? [] : [tool("openLink", "openLink", IconExternalLink, () => hands.openLink(link))]),
  tool("download", "download", IconDownload, () => hands.download(only)),
];

function ofDocument(
  only: RoomElement,
  { url, syncState, downloadDisabled }: RoomElement["data"] & { type: "pdf" },
  { mayChange, hands }: { mayChange: boolean; hands: ToolHands },
): readonly ElementTool[] {
  const inStep = () => hands.setInStep(only, !syncState);
  return [
    tool("view", "readPdf", IconMaximize, () => hands.open(only.id)),
    ...(mayChange ? [{ ...tool("sync", "inStep", IconRefresh, inStep), isOn: syncState }] : []),
    ...(downloadDisabled ? [] : [tool("download", "download", IconDownload, () => hands.openLink(url))]),
  ];
}

function doorOf(only: RoomElement | null, maker: ElementMaker | null, hands: ToolHands): readonly ElementTool[] {
  if (only?.data.type !== "private_area" || maker === null || !mayUseDoor(only, maker)) return [];
  const { open } = only.data;
  const [label, Icon] = open ? (["closeDoor", IconDoor] as const) : (["openDoor", IconDoorEnter] as const);
  return [{ ...tool("door", label, Icon, () => hands.setDoor(only, !open)), isOn: open }];
}

/** Somebody else has locked it, and it stays so until they or an admin open it. */
function askOf(only: RoomElement | null, maker: ElementMaker | null, { ask }: ToolHands): readonly ElementTool[] {
  const lockerId = only?.lockerId ?? null;
  if (only === null || lockerId === null || ask === null || maker === null) return [];
  if (lockerId === maker.accountId || rightsOverAll([only], maker).change) return [];
  return [tool("ask", "askLocker", IconMessageCircle, () => ask(lockerId))];
}

function ofAny(
  chosen: readonly RoomElement[],
  { rights, plan }: { rights: ReturnType<typeof rightsOverAll>; plan: Plan },
  hands: ToolHands,
): readonly ElementTool[] {
  const tools: ElementTool[] = rights.change ? ofSeveral(chosen, hands) : [];
  const lasts = !chosen.some(isScreen);
  const arePinned = chosen.every(({ didPersist }) => didPersist);
  const areLocked = chosen.every(isLocked);
  // Whoever can change it can also unpin and unlock it, on any plan.
  const pinFrom = arePinned ? null : planFor("element.pin", plan);
  const lockFrom = areLocked ? null : planFor("element.lock", plan);
  if (lasts && (arePinned ? rights.change : rights.pin))
    tools.push({
      ...tool("pin", arePinned ? "unpin" : "pin", arePinned ? IconPinnedOff : IconPin, () =>
        pinFrom === null ? hands.setPinned(chosen, !arePinned) : hands.showLimit("pinNotAllowed"),
      ),
      isOn: arePinned,
      from: pinFrom,
    });
  if (areLocked ? rights.change : rights.lock)
    tools.push({
      ...tool("lock", areLocked ? "unlock" : "lock", areLocked ? IconLockOpen2 : IconLock, () =>
        lockFrom === null ? hands.setLocked(chosen, !areLocked) : hands.showLimit("lockNotAllowed"),
      ),
      isOn: areLocked,
      from: lockFrom,
    });
  if (!rights.change) return tools;
  tools.push(tool("front", "front", IconStackFront, () => hands.toFront(chosen)));
  tools.push(tool("back", "back", IconStackBack, () => hands.toBack(chosen)));
  if (lasts) tools.push(tool("duplicate", "duplicate", IconCopy, () => hands.duplicate(chosen)));
  return tools;
}

/** Gaps are between three at least. */
function ofSeveral(chosen: readonly RoomElement[], hands: ToolHands): ElementTool[] {
  if (chosen.length < 2) return [];
  const gaps = tool("equalGaps", "equalGaps", IconLayoutDistributeHorizontal, () => hands.align(chosen, "gaps"));
  return [
    tool("alignLeft", "alignLeft", IconLayoutAlignLeft, () => hands.align(chosen, "left")),
    tool("alignTop", "alignTop", IconLayoutAlignTop, () => hands.align(chosen, "top")),
    ...(chosen.length > 2 ? [gaps] : []),
  ];
}

const tool = (id: ElementTool["id"], label: ElementTool["label"], ...[Icon, run]: [Icon, () => void]): ElementTool => ({
  id,
  label,
  Icon,
  isOn: null,
  from: null,
  run,
});
