import type { RoomId } from "@atrium/contract";
import { IconMessageCircle, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Losses } from "../../ui/dialog/Losses.tsx";
import { settingsTexts } from "./texts.ts";

const SIGN = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What is deleted with a room, and who has to move. Without numbers, while they come or if they do not, in general words. */
export function RoomLosses({ roomId }: { roomId: RoomId }) {
  const say = useTexts(settingsTexts);
  const { data } = useQuery({ ...read("getRoomLosses", { roomId }), gcTime: 0, retry: false });
  if (data === undefined) return <p>{say("deleteText")}</p>;
  const { people, messages } = data;
  return (
    <>
      <p>{say("deleteForGood")}</p>
      {people + messages === 0 ? null : (
        <Losses>
          {people === 0 ? null : (
            <li>
              <IconUsers {...SIGN} />
              {say("lostPeople", { count: people })}
            </li>
          )}
          {messages === 0 ? null : (
            <li>
              <IconMessageCircle {...SIGN} />
              {say("lostMessages", { count: messages })}
            </li>
          )}
        </Losses>
      )}
    </>
  );
}
