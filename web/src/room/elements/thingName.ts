import { unreachable } from "@atrium/contract";
import type { RoomElement } from "@atrium/contract";
import type { Say } from "../../platform/i18n/texts.ts";
import { isLocked } from "./elementRights.ts";
import { addressOf } from "./pageAddress.ts";
import { KINDS } from "./kinds.ts";
import type { elementTexts } from "./texts.ts";

type SayElement = Say<typeof elementTexts.entries>;

const MOST_LETTERS = 80;

/** What to call an element in lists and messages. */
export function thingName({ data, creatorName }: Pick<RoomElement, "data" | "creatorName">, say: SayElement): string {
  switch (data.type) {
    case "note":
      return say("thingNote", { text: beginning(data.content) ?? say("empty") });
    case "text":
      return say("thingText", { text: beginning(data.content) ?? say("empty") });
    case "image":
      return say("thingPicture");
    case "video":
      return say("thingVideo", { address: addressOf(data.url) });
    case "pdf":
      return say("thingPdf", { name: data.name, page: data.page, pages: data.pages });
    case "iframe":
      return say("thingPage", { address: addressOf(data.url) });
    case "screen_share":
      return say("thingScreen", { name: creatorName });
    case "private_area":
      return data.name === "" ? say("privateArea") : `${say("privateArea")}: ${data.name}`;
    case "spawn_spot":
      return say("spawnSpot");
    default:
      return unreachable(data);
  }
}

/** What it is called where its kind stands beside it. */
export function thingParts(element: Pick<RoomElement, "data" | "creatorName">, say: SayElement) {
  const { data } = element;
  const kind = data.type === "pdf" ? say("pdfOf", { count: data.pages }) : say(KINDS[data.type].label);
  return { title: ownTitle(data) ?? (data.type === "pdf" ? say("pdf") : kind), kind };
}

function ownTitle(data: RoomElement["data"]): string | null {
  if (data.type === "note" || data.type === "text") return beginning(data.content);
  if (data.type === "video" || data.type === "iframe") return addressOf(data.url);
  return data.type === "pdf" || data.type === "private_area" ? data.name || null : null;
}

/** The same with all its state, for screen readers. */
export function thingLabel(element: RoomElement, say: SayElement): string {
  const thing = thingName(element, say);
  const by = element.creatorName === "" ? thing : say("thingBy", { thing, name: element.creatorName });
  return [by, ...statesOf(element, say)].join(", ");
}

/** What to call it where it is visible: with its whole text, as displayed. */
export function thingSpoken(element: RoomElement, say: SayElement): string {
  return [`${say(KINDS[element.data.type].label)}${seenWords(element, say)}`, ...statesOf(element, say)].join(", ");
}

function seenWords({ data, creatorName }: RoomElement, say: SayElement): string {
  if (data.type === "note") return `: ${oneLine(`${data.content} ${creatorName}`)}`;
  if (data.type === "text" && data.content !== "") return `: ${oneLine(data.content)}`;
  if (data.type === "iframe" || data.type === "video") return `: ${addressOf(data.url)}`;
  if (data.type === "pdf") return `: ${data.name}`;
  if (data.type === "private_area") return areaWords(data, say);
  if (data.type === "screen_share") return `: ${creatorName}`;
  return data.type === "spawn_spot" ? `: ${say("arriveHere")}` : "";
}

const areaWords = ({ name, open }: RoomElement["data"] & { type: "private_area" }, say: SayElement): string =>
  `: ${oneLine(`${name} ${say(open ? "doorIsOpen" : "doorIsClosed")}`)}`;

const statesOf = (element: RoomElement, say: SayElement): readonly string[] => [
  ...(element.didPersist ? [say("pinnedToo")] : []),
  ...(isLocked(element) ? [say("lockedToo")] : []),
];
const oneLine = (content: string): string => content.trim().replace(/\s+/g, " ");

function beginning(content: string): string | null {
  const words = oneLine(content);
  if (words === "") return null;
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words;
}
