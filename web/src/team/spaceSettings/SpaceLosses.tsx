import type { SpaceId } from "@atrium/contract";
import { IconDoor, IconMessageCircle, IconUserCheck, IconUsers, type Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Losses } from "../../ui/dialog/Losses.tsx";
import { spaceSettingsTexts } from "./texts.ts";
import styles from "./spaceSettings.module.css";

/** What goes with a space. Without numbers, while they come or if they do not, in general words. */
export function SpaceLosses({ spaceId }: { spaceId: SpaceId }) {
  const say = useTexts(spaceSettingsTexts);
  const { data } = useQuery({ ...read("getSpaceLosses", { spaceId }), gcTime: 0, retry: false });
  if (data === undefined) return <p className={styles["help"]}>{say("deleteLead")}</p>;
  const { people, rooms, members, guests, messages } = data;
  return (
    <Losses>
      {people === 0 ? null : <Loss Sign={IconUsers}>{say("lostPeople", { count: people })}</Loss>}
      <Loss Sign={IconDoor}>{say("lostRooms", { count: rooms })}</Loss>
      {members === 0 ? null : <Loss Sign={IconUserCheck}>{say("lostMembers", { count: members })}</Loss>}
      {guests === 0 ? null : <Loss Sign={IconUserCheck}>{say("lostGuests", { count: guests })}</Loss>}
      {messages === 0 ? null : <Loss Sign={IconMessageCircle}>{say("lostMessages", { count: messages })}</Loss>}
    </Losses>
  );
}

function Loss({ Sign, children }: { Sign: Icon; children: ReactNode }) {
  return (
    <li>
      <Sign size={18} stroke={1.75} aria-hidden />
      {children}
    </li>
  );
}
