import { Button, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
import { CommandPalette } from "./palette/CommandPalette.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import styles from "./room.module.css";
import { roomTexts } from "./texts.ts";
import { RefusedHelp } from "./toolbar/RefusedHelp.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** What opens over the room, one at a time. */
export function RoomDialogs({ room }: { room: RoomBundle }) {
  const { state, port, news, toolbar } = room;
  const { refused } = news;
  const retry = () => {
    news.forgetRefused();
    if (refused === null) return;
    toolbar?.model[refused.kind].toggle?.();
  };
  return (
    <>
      {refused === null ? null : (
        <RefusedHelp
          kind={refused.kind}
          refusal={refused.reason}
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
      <RoomPassword key={state.askedRoom?.roomId} room={state.askedRoom} close={() => state.setAskedRoom(null)} />
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

function RoomPassword({ room, close }: { room: RoomRowModel | null; close: () => void }) {
  const say = useTexts(roomTexts);
  const [typed, setTyped] = useState("");
  const enter = () => {
    close();
    room?.enter?.(typed);
  };
  return (
    <Dialog
      opened={room !== null}
      onClose={close}
      title={say("roomPassword", { name: room?.name ?? "" })}
      closeLabel={say("close")}
      size={480}
    >
      <form
        className={styles["passwordForm"]}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <PasswordInput
          data-autofocus
          autoComplete="off"
          aria-label={say("roomPassword", { name: room?.name ?? "" })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles["passwordActs"]}>
          <Button variant="secondary" onClick={close}>
            {say("cancel")}
          </Button>
          <Button type="submit" disabled={typed === ""}>
            {say("enter")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
