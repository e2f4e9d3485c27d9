import type { RoomElement } from "@atrium/contract";
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { withSaid, type Said } from "../people/lastSaid.ts";
import { elementTexts } from "./texts.ts";
import { thingName } from "./thingName.ts";
import type { RoomElements } from "./useElements.ts";

/** Announces to screen readers what others add to the floor and remove from it. */
export function ElementNews({ elements }: { elements: RoomElements }) {
  const say = useTexts(elementTexts);
  const [news, setNews] = useState<readonly Said[]>([]);
  useEffect(() => {
    let known = new Map<string, RoomElement>();
    let roomId: string | null = null;
    const look = () => {
      const all = elements.own.all();
      const me = elements.maker();
      const now = new Map(all.map((element) => [element.id as string, element]));
      const isSameRoom = me !== null && me.room.id === roomId;
      const came = all.filter(({ id, creatorId }) => !known.has(id) && creatorId !== me?.accountId);
      const went = [...known.values()].filter(({ id }) => !now.has(id));
      known = now;
      roomId = me?.room.id ?? null;
      if (!isSameRoom || came.length + went.length === 0) return;
      const texts = [
        ...came.map((element) => say("added", { name: element.creatorName, thing: thingName(element, say) })),
        ...went.map((element) => say("removed", { thing: thingName(element, say) })),
      ];
      setNews((before) => texts.reduce(withSaid, before));
    };
    look();
    return elements.own.watch(look);
  }, [elements, say]);
  return (
    <div className="visually-hidden" role="status">
      {news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
