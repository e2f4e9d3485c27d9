import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";
import { withSaid, type Said } from "./lastSaid.ts";
import type { PersonModel } from "./personModel.ts";

interface LiveRegionProps {
  port: Pick<RoomPort, "onLiveEvent">;
  /** Where I am. */
  roomName: string;
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
}

/** Says aloud which room this is, who comes, who goes and who begins to speak, for those who do not see the map. */
export function LiveRegion({ port, roomName, people, speaking }: LiveRegionProps) {
  const say = useTexts(roomTexts);
  const [news, setNews] = useState<readonly Said[]>([]);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "personLeft" && event.type !== "personEntered") return;
        const text = say(event.type === "personLeft" ? "left" : "entered", { name: event.name });
        setNews((before) => withSaid(before, text));
      }),
    [port, say],
  );
  const first = people.find((person) => !person.isMe && speaking.has(person.accountId))?.name;
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      <p>{say("nowIn", { room: roomName })}</p>
      {news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <p>{first === undefined ? "" : say("speaks", { name: first })}</p>
    </div>
  );
}
