import type { RoomElement } from "@atrium/contract";
import type { Say } from "../../platform/i18n/texts.ts";
import { isLocked } from "./elementRights.ts";
import type { elementTexts } from "./texts.ts";

type SayElement = Say<typeof elementTexts.entries>;

const MOST_LETTERS = 80;

/** What a thing is called where it is not seen. */
export function thingName({ data }: Pick<RoomElement, "data">, say: SayElement): string {
  switch (data.type) {
    case "note":
      return say("thingNote", { text: beginning(data.content) ?? say("empty") });
    case "text":
      return say("thingText", { text: beginning(data.content) ?? say("empty") });
    case "image":
      return say("thingPicture");
    default:
      return say("spawnSpot");
  }
}

/** The same with all that is to be known of it. */
export function thingLabel(element: RoomElement, say: SayElement): string {
  const thing = thingName(element, say);
  const by = element.creatorName === "" ? thing : say("thingBy", { thing, name: element.creatorName });
  const states = [element.didPersist ? say("pinnedToo") : "", isLocked(element) ? say("lockedToo") : ""];
  return [by, ...states.filter((state) => state !== "")].join(", ");
}

function beginning(content: string): string | null {
  const words = content.trim().replace(/\s+/g, " ");
  if (words === "") return null;
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words;
}
