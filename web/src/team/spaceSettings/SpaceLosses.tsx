import type { SpaceCard } from "@atrium/contract";
import { IconDoor, IconMessageCircle, IconUsers } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Losses } from "../Losses.tsx";
import { spaceSettingsTexts } from "./texts.ts";

const SIGN = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What goes with a space. */
export function SpaceLosses({
  space: { roomsCount, onlineCount },
}: {
  space: Pick<SpaceCard, "roomsCount" | "onlineCount">;
}) {
  const say = useTexts(spaceSettingsTexts);
  return (
    <Losses>
      {onlineCount === 0 ? null : (
        <li>
          <IconUsers {...SIGN} />
          {say("lostPeople", { count: onlineCount })}
        </li>
      )}
      <li>
        <IconDoor {...SIGN} />
        {say("lostRooms", { count: roomsCount })}
      </li>
      <li>
        <IconMessageCircle {...SIGN} />
        {say("lostChats")}
      </li>
    </Losses>
  );
}
