import { useMemo } from "react";
import { useMedia } from "../platform/useMedia.ts";
import { PHONE } from "../ui/theme/windowSizes.ts";
import { WriteTo } from "./elements/writeTo.ts";
import { Links } from "./elements/links/linkHands.ts";
import { DesktopRoom } from "./DesktopRoom.tsx";
import { PhoneRoom } from "./phone/PhoneRoom.tsx";
import type { RoomPort } from "./roomPort.ts";
import { RoomDialogs } from "./RoomDialogs.tsx";
import { SmallRoom } from "./smallWindow/SmallRoom.tsx";
import { useRoom } from "./useRoom.ts";
import { useAddressedMessage } from "./chat/useAddressedMessage.ts";
import { useRecordingsAtOnce } from "./recording/useRecordingsAtOnce.ts";
import { useRoomAddress, type RoomAddress } from "./useRoomAddress.ts";
import { useBodyMark } from "../ui/useBodyMark.ts";

export interface RoomScreenProps {
  port: RoomPort;
  /** The room in the page's address. */
  address: RoomAddress;
  /** What "Invite" copies. */
  inviteUrl: string;
  /** Reconnects at once; null unless a retry is waiting. */
  retryNow: (() => void) | null;
  /** Opens one's own profile; null if there is none. */
  openProfile: (() => void) | null;
}

/** The room with everything that floats over it; the same room for desktop and phone. */
export function RoomScreen({ port, address, inviteUrl, retryNow, openProfile }: RoomScreenProps) {
  const isPhone = useMedia(PHONE);
  const room = useRoom(port, { inviteUrl, openProfile });
  const { view, state, tryEnter } = room;
  useRoomAddress(address, { currentId: view.roomId, enter: tryEnter, isAsking: state.askedRoom !== null });
  useAddressedMessage(address, room);
  useRecordingsAtOnce(address, room);
  useBodyMark("roomPanel", !isPhone && state.panelOpen ? "open" : "closed");
  const { enter } = room;
  const links = useMemo(() => ({ spaceUrl: inviteUrl, enter }), [inviteUrl, enter]);
  const Layout = isPhone ? PhoneRoom : DesktopRoom;
  return (
    <Links value={links}>
      <WriteTo value={(room.chats?.direct ?? null) === null ? null : state.writeTo}>
        <Layout room={room} retryNow={retryNow} />
        <RoomDialogs room={room} />
        <SmallRoom room={room} />
      </WriteTo>
    </Links>
  );
}
