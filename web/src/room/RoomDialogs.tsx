import { useTexts } from "../platform/i18n/texts.ts";
import { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
import { refusalNow, retryRefused } from "./devices/retryRefused.ts";
import { CommandPalette } from "./palette/CommandPalette.tsx";
import { RoomPassword } from "./RoomPassword.tsx";
import { roomTexts } from "./texts.ts";
import { RefusedHelp } from "./toolbar/RefusedHelp.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** What opens over the room, one at a time. */
export function RoomDialogs({ room }: { room: RoomBundle }) {
  const { state, port, news, toolbar } = room;
  const { refused } = news;
  const { askedRoom } = state;
  const device = refused === null ? undefined : toolbar?.model[refused.kind];
  const retry = () => {
    news.forgetRefused();
    if (refused !== null && device !== undefined) retryRefused(refused.reason, device);
  };
  return (
    <>
      {refused === null ? null : (
        <RefusedHelp
          kind={refused.kind}
          refusal={device === undefined ? refused.reason : refusalNow(refused.reason, device.state)}
          address={`${location.host}${location.pathname}`}
          tryAgain={retry}
          close={news.forgetRefused}
        />
      )}
      {state.searching ? <Search room={room} /> : null}
      <DeviceSettingsDialog
        settings={port.deviceSettings}
        opened={state.settings}
        close={() => state.setSettings(false)}
      />
      {askedRoom === null ? null : (
        <RoomPassword key={askedRoom.roomId} room={askedRoom} close={() => state.setAskedRoom(null)} />
      )}
    </>
  );
}

function Search({ room }: { room: RoomBundle }) {
  const say = useTexts(roomTexts);
  const { view, state, toolbar, panel } = room;
  const mic = toolbar?.model.microphone;
  const cam = toolbar?.model.camera;
  const actions = [
    { id: "microphone", label: mic?.state === "on" ? say("micOff") : say("micOn"), run: mic?.toggle ?? null },
    { id: "camera", label: cam?.state === "on" ? say("camOff") : say("camOn"), run: cam?.toggle ?? null },
    {
      id: "screen",
      label: toolbar?.model.screen?.isOn === true ? say("stopSharing") : say("shareScreen"),
      run: toolbar?.model.screen?.toggle ?? null,
    },
    { id: "settings", label: say("deviceSettings"), run: () => state.setSettings(true) },
    { id: "invite", label: say("invite"), run: room.invite },
    { id: "find-me", label: say("findMe"), run: () => room.controller.findMe() },
    { id: "leave", label: say("leave"), run: toolbar?.model.leave ?? null },
  ].flatMap(({ id, label, run }) => (run === null ? [] : [{ id, label, run }]));
  const input = { people: view.people, rooms: panel?.rooms ?? [], actions, goTo: room.goTo, enter: room.enter };
  return <CommandPalette input={input} close={() => state.setSearching(false)} />;
}
