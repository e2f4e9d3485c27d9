import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import styles from "./waitedSide.module.css";
import { calendarWayTexts } from "../wayTexts.ts";

interface SideProps {
  isPhone?: boolean;
  close?: ReactNode;
}

/** A calendar that loads when it is first shown. Until then its head stands, with the way out. */
export function waitedSide<Props extends SideProps>(load: () => Promise<ComponentType<Props>>) {
  const part = optionalPart(load);
  const loadFor = async (setLost: (isLost: boolean) => void) => setLost(!(await part.want()));
  return function WaitedSide(props: Props) {
    const isThere = useStore(part.store, ({ Loaded }) => Loaded !== null);
    const [isLost, setLost] = useState(false);
    useEffect(() => void loadFor(setLost), []);
    if (isThere) return <part.Part {...props} />;
    return <Waiting {...props} again={isLost ? () => loadFor(setLost) : null} />;
  };
}

/** `again`: it could not be loaded. */
export function Waiting({ isPhone, close, again }: SideProps & { again: (() => Promise<void>) | null }) {
  const say = useTexts(calendarWayTexts);
  return (
    <section className={styles["side"]} data-phone={isPhone} aria-busy={again === null}>
      <header className={styles["head"]}>
        <h2>{say("calendar")}</h2>
        {close}
      </header>
      {again === null ? <Shape /> : <Lost again={again} />}
    </section>
  );
}

const Shape = () => (
  <div className={styles["shape"]} aria-hidden>
    <i />
    <i />
    <i />
    <i />
  </div>
);

function Lost({ again }: { again: () => Promise<void> }) {
  const say = useTexts(calendarWayTexts);
  const locale = useLocale();
  const [isTrying, setTrying] = useState(false);
  const press = async () => {
    setTrying(true);
    await again();
    setTrying(false);
  };
  return (
    <div className={styles["lost"]} role="alert">
      <b>{say("lost")}</b>
      <p>{errorText("connectionFailed", locale)}</p>
      <Button variant="glass-accent" aria-busy={isTrying} onClick={() => void press()}>
        {say("again")}
      </Button>
    </div>
  );
}
