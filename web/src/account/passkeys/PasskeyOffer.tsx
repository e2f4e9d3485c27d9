import { Button, Modal } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { hasOwnLock } from "./passkeyBrowser.ts";
import { isOfferOpen, noteOffered } from "./passkeyOffer.ts";
import styles from "./passkeys.module.css";
import { ProofDialog } from "./ProofDialog.tsx";
import { passkeysTexts } from "./texts.ts";
import { useMakePasskey } from "./useMakePasskey.ts";

/** Offers a passkey, once per device, to people who typed a code, have been in a space and have none. */
export function PasskeyOffer() {
  const [isOpen] = useState(isOfferOpen);
  return isOpen ? <DueOffer /> : null;
}

function DueOffer() {
  const isDue = useQuery(read("listPasskeys", {})).data?.isOfferDue === true;
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const { make, busy, proof } = useMakePasskey(close);
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    void hasOwnLock().then((has) => {
      if (!has || isGone) return;
      noteOffered();
      setOpened(true);
    });
    return () => {
      isGone = true;
    };
  }, [isDue]);
  return (
    <>
      <PasskeyOfferView opened={opened && !proof.opened} busy={busy} accept={() => void make()} close={close} />
      <ProofDialog {...proof} />
    </>
  );
}

interface PasskeyOfferViewProps {
  opened: boolean;
  busy: boolean;
  accept: () => void;
  close: () => void;
}

export function PasskeyOfferView({ opened, busy, accept, close }: PasskeyOfferViewProps) {
  const say = useTexts(passkeysTexts);
  return (
    <Dialog opened={opened} onClose={close} size={440} closeLabel={say("notNow")} withCloseButton={false}>
      <div className={styles["offer"]}>
        <span className={styles["ring"]}>
          <span className={styles["finger"]}>
            <IconFingerprint size={40} stroke={1.5} aria-hidden />
          </span>
        </span>
        <Modal.Title className={styles["title"]}>{say("offerTitle")}</Modal.Title>
        <p>{say("offerText")}</p>
        <Button size="lg" fullWidth loading={busy} data-autofocus onClick={accept}>
          {say("offerAct")}
        </Button>
        <Button size="lg" variant="quiet" fullWidth onClick={close}>
          {say("notNow")}
        </Button>
        <small>{say("staysHere")}</small>
      </div>
    </Dialog>
  );
}
