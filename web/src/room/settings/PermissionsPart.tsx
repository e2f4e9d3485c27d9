import { Select } from "@mantine/core";
import { constants, type Room, type RoomFlag } from "@atrium/contract";
import { IconHourglass } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { CopyPermissions } from "./CopyPermissions.tsx";
import { Footer } from "./Footer.tsx";
import { FLAG_ICONS, PERMISSION_GROUPS } from "./permissionRows.ts";
import rows from "./permissionRows.module.css";
import sets from "./permissionSets.module.css";
import { PERMISSION_SETS, permissionsOf, setOf, type PermissionSet } from "./permissionSets.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";
import { settingsTexts } from "./texts.ts";
import { useKeepAtOnce } from "./useKeepAtOnce.ts";

type SlowSeconds = (typeof constants.chat.slowSeconds)[number];

/** Each permission is kept as soon as it is switched, and alone: others may switch another at the same time. */
export function PermissionsPart({ room }: { room: Room }) {
  const say = useTexts(settingsTexts);
  const { keep, underWay, isSaved, problem } = useKeepAtOnce(room.id);
  const permissions = underWay.reduce<Room["permissions"]>(
    (before, change) => ({ ...before, ...change.permissions }),
    room.permissions,
  );
  const slow = underWay.findLast(({ chatSlowSeconds }) => chatSlowSeconds !== undefined)?.chatSlowSeconds;
  return (
    <>
      <StartFrom chosen={setOf(permissions)} choose={(set) => void keep({ permissions: permissionsOf(set) })} />
      <div className={rows["groups"]}>
        {PERMISSION_GROUPS.map(({ group, flags }) => (
          <fieldset key={group} className={rows["group"]}>
            <legend>{say(group)}</legend>
            {flags.map((flag) => (
              <FlagRow
                key={flag}
                flag={flag}
                isOn={permissions[flag]}
                turn={(on) => void keep({ permissions: { [flag]: on } })}
              />
            ))}
            {group === "words" && (
              <SlowMode
                seconds={slow ?? room.chatSlowSeconds ?? 0}
                choose={(chatSlowSeconds) => void keep({ chatSlowSeconds })}
              />
            )}
          </fieldset>
        ))}
      </div>
      <Footer
        note={<CopyPermissions room={room} isUnderWay={underWay.length > 0} />}
        saved={isSaved}
        problem={problem}
      />
    </>
  );
}

/** All of them at once, as a beginning. */
function StartFrom({ chosen, choose }: { chosen: PermissionSet | null; choose: (set: PermissionSet) => void }) {
  const say = useTexts(settingsTexts);
  return (
    <div className={sets["sets"]} role="group" aria-label={say("startFrom")}>
      <span aria-hidden>{say("startFrom")}</span>
      {PERMISSION_SETS.map((set) => (
        <button key={set} type="button" aria-pressed={set === chosen} onClick={() => choose(set)}>
          {say(set)}
        </button>
      ))}
    </div>
  );
}

function FlagRow({ flag, isOn, turn }: { flag: RoomFlag; isOn: boolean; turn: (on: boolean) => void }) {
  const say = useTexts(settingsTexts);
  const Sign = FLAG_ICONS[flag];
  return (
    <div className={rows["flag"]}>
      <span className={rows["flagSign"]}>
        <Sign size={18} stroke={1.75} aria-hidden />
      </span>
      <SettingSwitch label={say(flag)} lead={say(`${flag}Lead`)} isOn={isOn} turn={turn} />
    </div>
  );
}

/** How long whoever is no host waits between two messages in the room's chat. */
function SlowMode({ seconds, choose }: { seconds: number; choose: (seconds: SlowSeconds) => void }) {
  const say = useTexts(settingsTexts);
  const nameOf = (each: number) => (each === 0 ? say("slowOff") : say("slowSeconds", { seconds: each }));
  return (
    <div className={rows["flag"]}>
      <span className={rows["flagSign"]}>
        <IconHourglass size={18} stroke={1.75} aria-hidden />
      </span>
      <Select
        label={say("slowMode")}
        description={say("slowModeLead")}
        allowDeselect={false}
        value={String(seconds)}
        data={constants.chat.slowSeconds.map((each) => ({ value: String(each), label: nameOf(each) }))}
        onChange={(chosen) => {
          const found = constants.chat.slowSeconds.find((each) => String(each) === chosen);
          if (found !== undefined) choose(found);
        }}
      />
    </div>
  );
}
