import { Button, Skeleton } from "@mantine/core";
import { errorText, type Passkey } from "@atrium/contract";
import { IconFingerprint, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { agoText, dateText } from "../../ui/dates.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { Row, Rows } from "../../ui/list/Row.tsx";
import { RowIcon } from "../../ui/list/RowIcon.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { canUsePasskeys } from "./passkeyBrowser.ts";
import { PasskeyMenu } from "./PasskeyMenu.tsx";
import styles from "./passkeys.module.css";
import { ProofDialog } from "./ProofDialog.tsx";
import { RenamePasskeyDialog } from "./RenamePasskeyDialog.tsx";
import { passkeysTexts } from "./texts.ts";
import { useMakePasskey } from "./useMakePasskey.ts";

const MINUTE_MS = 60_000;

/** The account's passkeys: a way to sign in besides mail. */
export function PasskeysSetting() {
  const say = useTexts(passkeysTexts);
  const { data } = useQuery(read("listPasskeys", {}));
  const nowMs = useNow(MINUTE_MS);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const { make, busy, proof } = useMakePasskey();
  const { run } = useAct("removePasskey", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const remove = async ({ id: passkeyId, name }: Passkey) => {
    const title = say("removeTitle", { name: name === "" ? say("unnamed") : name });
    const question = { title, text: say("removeText"), act: say("remove"), cancel: say("cancel") };
    if (!(await askConfirm({ ...question, danger: true }))) return;
    if ((await run({ passkeyId })).ok) showToast({ text: say("removed") });
  };
  return (
    <>
      <PasskeysView
        passkeys={data?.passkeys ?? null}
        nowMs={nowMs}
        busy={busy}
        add={canUsePasskeys() ? () => void make() : null}
        rename={setRenamed}
        remove={(passkey) => void remove(passkey)}
      />
      <ProofDialog {...proof} />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

interface PasskeysViewProps {
  /** Null while loading. */
  passkeys: readonly Passkey[] | null;
  nowMs: number;
  busy: boolean;
  /** Null if this browser cannot create one. */
  add: (() => void) | null;
  rename: (passkey: Passkey) => void;
  remove: (passkey: Passkey) => void;
}

export function PasskeysView({ passkeys, nowMs, busy, add, ...acts }: PasskeysViewProps) {
  const say = useTexts(passkeysTexts);
  return (
    <Setting title={say("passkeys")} lead={say("lead")}>
      {passkeys === null ? <Skeleton height={56} radius={12} /> : null}
      {passkeys?.length === 0 ? <p>{say("none")}</p> : null}
      {passkeys === null || passkeys.length === 0 ? null : (
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} nowMs={nowMs} {...acts} />
          ))}
        </Rows>
      )}
      {add === null ? (
        <p className={styles["note"]}>{say("notHere")}</p>
      ) : (
        <div className={styles["foot"]}>
          <Button variant="secondary" loading={busy} leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {say("add")}
          </Button>
          <span className={styles["note"]}>{say("mailWorks")}</span>
        </div>
      )}
    </Setting>
  );
}

interface PasskeyRowProps extends Pick<PasskeysViewProps, "nowMs" | "rename" | "remove"> {
  passkey: Passkey;
}

function PasskeyRow({ passkey, nowMs, rename, remove }: PasskeyRowProps) {
  const say = useTexts(passkeysTexts);
  const { createdAt, lastUsedAt, isSynced } = passkey;
  const locale = currentLocale();
  const name = passkey.name === "" ? say("unnamed") : passkey.name;
  const notes = [
    say("added", { day: dateText(Date.parse(createdAt), "day", locale) }),
    lastUsedAt === null ? say("notUsed") : say("used", { ago: agoText(Date.parse(lastUsedAt), nowMs, locale) }),
    ...(isSynced ? [say("synced")] : []),
  ];
  return (
    <Row
      picture={
        <RowIcon>
          <IconFingerprint size={20} stroke={1.75} aria-hidden />
        </RowIcon>
      }
      title={name}
      note={<span className={styles["times"]}>{notes.join(", ")}</span>}
    >
      <PasskeyMenu name={name} rename={() => rename(passkey)} remove={() => remove(passkey)} />
    </Row>
  );
}
