import { Button, FocusTrap } from "@mantine/core";
import { IconBroadcast, IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import frame from "../deviceDialog.module.css";
import { DeviceSwitches } from "../devices/DeviceSwitches.tsx";
import { MicrophoneMeter } from "../devices/MicrophoneMeter.tsx";
import { KIND_ICONS } from "../panel/kindIcons.ts";
import type { RoomPort } from "../roomPort.ts";
import { SettingSwitch } from "../settings/SettingSwitch.tsx";
import type { AirPlan } from "./air.ts";
import styles from "./startDialog.module.css";
import { broadcastTexts } from "./texts.ts";
import { useArrivals } from "./useArrivals.ts";
import type { Broadcasting } from "./useBroadcast.ts";

interface StartDialogProps {
  port: RoomPort;
  broadcast: Broadcasting;
}

/** Before I speak to every room: how I look and sound, and where it arrives. */
export function StartDialog(props: StartDialogProps) {
  return props.broadcast.asked === "start" ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ port, broadcast }: StartDialogProps) {
  const say = useTexts(broadcastTexts);
  const title = useId();
  const settings = port.deviceSettings;
  const [plan, setPlan] = usePlan(settings);
  const where = useArrivals(port);
  const { isBeginning } = broadcast;
  const close = () => {
    if (isBeginning) void broadcast.air.stop();
    broadcast.ask(null);
  };
  useFocusReturn();
  const { grip, translate } = useSheetGrip(close);
  return (
    <div className={frame["scrim"]}>
      <FocusTrap>
        <div
          className={frame["dialog"]}
          style={{ translate }}
          role="dialog"
          aria-modal
          aria-labelledby={title}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            close();
          }}
        >
          {grip}
          <Head titleId={title} where={where} close={close} />
          <div className={frame["columns"]}>
            <Preview settings={settings} plan={plan} setPlan={setPlan} />
            <div className={frame["fields"]}>
              {where.count === 0 ? null : <Rooms rooms={where.rooms} />}
              <SettingSwitch
                label={say("tone")}
                lead={say("toneWhy")}
                isOn={plan.tone}
                turn={(tone) => setPlan({ ...plan, tone })}
              />
            </div>
          </div>
          <Foot broadcast={broadcast} plan={plan} where={where} close={close} />
          <p className="visually-hidden" role="status">
            {isBeginning ? say("goingOnAir") : ""}
          </p>
        </div>
      </FocusTrap>
    </div>
  );
}

type Where = ReturnType<typeof useArrivals>;

function Head({ titleId, where, close }: { titleId: string; where: Where; close: () => void }) {
  const say = useTexts(broadcastTexts);
  const { count, people, inRooms } = where;
  return (
    <header className={styles["head"]}>
      <div>
        <h2 id={titleId}>{say("title")}</h2>
        <p>{count === 0 ? say("nobodyHears") : say("whoHears", { people, rooms: inRooms })}</p>
      </div>
      <button type="button" aria-label={say("close")} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </header>
  );
}

interface FootProps {
  broadcast: Broadcasting;
  plan: AirPlan;
  where: Where;
  close: () => void;
}

function Foot({ broadcast, plan, where, close }: FootProps) {
  const say = useTexts(broadcastTexts);
  return (
    <div className={styles["foot"]}>
      <span>{say(plan.microphone ? "endsItself" : "startsSilent")}</span>
      <Button variant="subtle" size="lg" fz={14} onClick={close}>
        {say("cancel")}
      </Button>
      <Button
        size="lg"
        fz={14}
        leftSection={<IconBroadcast size={20} stroke={2} aria-hidden />}
        loading={broadcast.isBeginning}
        onClick={() => void broadcast.begin(plan)}
        data-autofocus
      >
        {where.count === 0 ? say("goOnAirAlone") : say("goOnAir", { rooms: where.inRooms })}
      </Button>
    </div>
  );
}

/** Opens the devices for the preview; what does not open is not planned, until it is asked for again. */
function usePlan(settings: DeviceSettings) {
  const [wanted, setPlan] = useState<AirPlan>({ microphone: true, camera: true, tone: true });
  const { preview, meter } = useStore(settings.state);
  const open = useEffectEvent(() => settings.open());
  useEffect(() => {
    open();
    return () => settings.close();
  }, [settings]);
  const plan: AirPlan = {
    ...wanted,
    microphone: wanted.microphone && meter.state !== "refused",
    camera: wanted.camera && preview.state !== "refused",
  };
  return [plan, setPlan] as const;
}

interface PreviewProps {
  settings: DeviceSettings;
  plan: AirPlan;
  setPlan: (plan: AirPlan) => void;
}

function Preview({ settings, plan, setPlan }: PreviewProps) {
  const say = useTexts(broadcastTexts);
  const { meter } = useStore(settings.state);
  return (
    <div>
      <DeviceSwitches
        settings={settings}
        plan={plan}
        change={(devices) => setPlan({ ...plan, ...devices })}
        words={{ microphone: say("withMicrophone"), camera: say("withCamera") }}
      />
      <MicrophoneMeter state={meter} level={() => (plan.microphone ? settings.microphoneLevel() : 0)} />
    </div>
  );
}

function Rooms({ rooms }: Pick<Where, "rooms">) {
  const say = useTexts(broadcastTexts);
  const title = useId();
  return (
    <>
      <h3 id={title} className={styles["label"]}>
        {say("whereTo")}
      </h3>
      <ul className={styles["rooms"]} aria-labelledby={title} tabIndex={0}>
        {rooms.map(({ roomId, name, type, count, isHere, hasPassword }) => {
          const Icon = KIND_ICONS[type];
          return (
            <li key={roomId}>
              <Icon size={19} stroke={1.75} aria-hidden />
              <b>{name}</b>
              <small>{isHere ? say("youAreHere") : hasPassword ? say("passwordToo") : ""}</small>
              <span aria-hidden>{count}</span>
              <span className="visually-hidden">{say("people", { count })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
