import { actionOf } from "./actions/roomActions.ts";
import { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
import { refusalNow, retryRefused } from "./devices/retryRefused.ts";
import { InviteGuests } from "./InviteGuests.tsx";
import { RoomSearch } from "./palette/RoomSearch.tsx";
import { KickDialog } from "./people/KickDialog.tsx";
import { RoomPassword } from "./RoomPassword.tsx";
import { ChangedRoom } from "./settings/ChangedRoom.tsx";
import { ShortcutsDialog } from "./shortcuts/ShortcutsDialog.tsx";
import { RefusedHelp } from "./toolbar/RefusedHelp.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** What opens over the room, one at a time. */
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
      <ShortcutsDialog />
      <DeviceSettingsDialog
        settings={port.deviceSettings}
        opened={state.settings}
        close={() => state.setSettings(false)}
      />
      <ChangedRoom port={port} changed={state.changedRoom} close={() => state.setChangedRoom(null)} />
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
        <RoomPassword
          key={askedRoom.roomId}
          room={askedRoom}
          enter={port.enterRoom}
          close={() => state.setAskedRoom(null)}
        />
      )}
    </>
  );
}
