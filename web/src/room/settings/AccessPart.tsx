import { Button, TextInput } from "@mantine/core";
import { bounds, constants, type Room } from "@atrium/contract";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { Footer } from "./Footer.tsx";
import { SettingSwitch } from "./SettingSwitch.tsx";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";
import { useKeepAtOnce } from "./useKeepAtOnce.ts";
import { useTellChanged, type TellChanged } from "./useLeaving.ts";

/** Who sees the room and who comes in: switches are kept at once, what is typed by its button. */
export function AccessPart({ room, tellChanged }: { room: Room; tellChanged: TellChanged }) {
  const say = useTexts(settingsTexts);
  const [capacityTyped, setCapacityTyped] = useState(false);
  const [passwordTyped, setPasswordTyped] = useState(false);
  useTellChanged(capacityTyped || passwordTyped, tellChanged);
  const { keep: save, busy, isSaved, problem } = useKeepAtOnce(room.id);
  return (
    <>
      <div className={styles["fields"]}>
        <SettingSwitch
          label={say("hidden")}
          lead={say("hiddenLead")}
          isOn={room.isHidden}
          turn={(isHidden) => void save({ isHidden })}
        />
        <SettingSwitch
          label={say("blocked")}
          lead={say("blockedLead")}
          isOn={room.blocked}
          turn={(blocked) => void save({ blocked })}
        />
        <Capacity
          key={room.capacity}
          now={room.capacity}
          most={constants.roomCapacity[room.type]}
          set={(capacity) => save({ capacity })}
          tellChanged={setCapacityTyped}
        />
        <Password
          hasPassword={room.hasPassword}
          busy={busy}
          set={(password) => save({ password })}
          tellChanged={setPasswordTyped}
        />
      </div>
      <Footer saved={isSaved} problem={problem} />
    </>
  );
}

interface CapacityProps {
  now: number;
  /** What the kind of room holds. */
  most: number;
  /** True once it is kept. */
  set: (capacity: number) => Promise<boolean>;
  tellChanged: TellChanged;
}

function Capacity({ now, most, set, tellChanged }: CapacityProps) {
  const say = useTexts(settingsTexts);
  const { min } = bounds.roomCapacity;
  const form = useSendForm<{ capacity: string }>({
    initial: { capacity: String(now) },
    faults: ({ capacity }): Record<string, string> =>
      isCount(capacity, { min, most }) ? {} : { capacity: say("capacityNeeded", { min, max: most }) },
    send: async ({ capacity }) => {
      if (await set(Number(capacity))) form.restart({ capacity });
      return null;
    },
  });
  useTellChanged(form.isChanged, tellChanged);
  return (
    <form className={styles["beside"]} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.field("capacity")}
        label={say("capacity")}
        description={say("capacityLead", { max: most })}
        inputMode="numeric"
        maxLength={4}
      />
      <Button type="submit" variant="secondary" loading={form.busy} disabled={!form.isChanged}>
        {say("setCapacity")}
      </Button>
    </form>
  );
}

const isCount = (typed: string, { min, most }: { min: number; most: number }): boolean =>
  /^\d+$/u.test(typed.trim()) && Number(typed) >= min && Number(typed) <= most;

interface PasswordProps {
  hasPassword: boolean;
  busy: boolean;
  /** Null removes it; resolves to true once that is done. */
  set: (password: string | null) => Promise<boolean>;
  tellChanged: TellChanged;
}

function Password({ hasPassword, busy, set, tellChanged }: PasswordProps) {
  const say = useTexts(settingsTexts);
  const { min, max } = bounds.password;
  const form = useSendForm<{ password: string }>({
    initial: { password: "" },
    faults: (): Record<string, string> => ({}),
    send: async ({ password }) => {
      if (await set(password)) form.restart({ password: "" });
      return null;
    },
  });
  useTellChanged(form.isChanged, tellChanged);
  return (
    <form className={styles["beside"]} onSubmit={form.submit} noValidate>
      <PasswordField
        {...form.field("password")}
        label={say("password")}
        description={`${say("passwordLead", { min, max })}${hasPassword ? ` ${say("passwordIsSet")}` : ""}`}
        autoComplete="new-password"
        maxLength={max}
      />
      <Button
        type="submit"
        variant="secondary"
        loading={busy || form.busy}
        disabled={form.values.password.length < min}
      >
        {say("setPassword")}
      </Button>
      {hasPassword ? (
        <Button variant="danger-quiet" onClick={() => void set(null)}>
          {say("removePassword")}
        </Button>
      ) : null}
    </form>
  );
}
