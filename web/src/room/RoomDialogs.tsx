import { actionOf } from "./actions/roomActions.ts";
import { StartDialog } from "./broadcast/StartDialog.tsx";
import { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
import { refusalNow, retryRefused } from "./devices/retryRefused.ts";
import { LeavingDialog } from "./elements/LeavingDialog.tsx";
import { InviteGuests } from "./InviteGuests.tsx";
import { RoomSearch } from "./palette/RoomSearch.tsx";
import { KickDialog } from "./people/KickDialog.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import { RoomPassword } from "./RoomPassword.tsx";
import type { RoomPort } from "./roomPort.ts";
import { RecordingsDialog } from "./recording/RecordingsDialog.tsx";
import { ChangedRoom } from "./settings/ChangedRoom.tsx";
import { ShortcutsDialog } from "./shortcuts/ShortcutsDialog.tsx";
import { PageDialog } from "./stage/PageDialog.tsx";
import { PrepareDialog } from "./stage/PrepareDialog.tsx";
import { RefusedHelp } from "./toolbar/RefusedHelp.tsx";
import { useLive } from "./useLive.ts";
import type { RoomBundle } from "./useRoom.ts";
import { useRoomName } from "./useRoomName.ts";

/** The dialogs over the room, one at a time. */
export function RoomDialogs({ room }: { room: RoomBundle }) {
  const { state, port, news, actions } = room;
  const { refused } = news;
  const { askedRoom, kicked } = state;
  const action = refused === null ? null : actionOf(refused.kind, actions);
  const device = action?.device ?? null;
  const retry = () => {
    news.forgetRefused();
    if (refused !== null && device !== null) retryRefused(refused.reason, { ...device, toggle: action?.run ?? null });
  };
  return (
    <>
      {refused === null ? null : (
        <RefusedHelp
          kind={refused.kind}
          refusal={device === null ? refused.reason : refusalNow(refused.reason, device.state)}
          address={`${location.host}${location.pathname}`}
          tryAgain={retry}
          close={news.forgetRefused}
        />
      )}
      <RoomSearch room={room} />
      <LeavingDialog asked={room.leavingThings.asked} elements={room.elements} />
      <PrepareDialog port={port} stage={room.stage} />
      <PageDialog stage={room.stage} />
      <StartDialog port={port} broadcast={room.broadcast} />
      <ShortcutsDialog />
      <DeviceSettingsDialog
        settings={port.deviceSettings}
        opened={state.settings}
        close={() => state.setSettings(false)}
      />
      <ChangedRoom port={port} changed={state.changedRoom} close={() => state.setChangedRoom(null)} />
      <RecordingsDialog port={port} opened={state.recordings} close={() => state.setRecordings(false)} />
      <InviteGuests
        port={port}
        address={room.inviteUrl}
        opened={state.inviting}
        close={() => state.setInviting(false)}
      />
      {kicked === null ? null : (
        <KickDialog
          person={kicked}
          canBan={room.view.rights?.ban === true}
          kick={port.call}
          close={() => state.setKicked(null)}
        />
      )}
      {askedRoom === null ? null : (
        <AskedPassword key={askedRoom.roomId} asked={askedRoom} port={port} close={() => state.setAskedRoom(null)} />
      )}
    </>
  );
}

interface AskedPasswordProps {
  asked: RoomRowModel;
  port: RoomPort;
  close: () => void;
}

/** The names as the list shows them, localised in the demo space. */
function AskedPassword({ asked, port, close }: AskedPasswordProps) {
  const nameOf = useRoomName(port);
  const here = useLive(port, ({ room }) => room?.room.name ?? null);
  return (
    <RoomPassword
      room={{ ...asked, name: nameOf(asked.name) }}
      hereName={here === null ? null : nameOf(here)}
      enter={port.enterRoom}
      close={close}
    />
  );
}
