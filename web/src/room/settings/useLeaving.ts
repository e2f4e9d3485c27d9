import { useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { settingsTexts } from "./texts.ts";

export type TellChanged = (isChanged: boolean) => void;

/** Leaving what is not saved asks first; without changes one just leaves. */
export function useLeaving() {
  const say = useTexts(settingsTexts);
  const [isChanged, setChanged] = useState(false);
  const isAsking = useRef(false);
  const leave = async (go: () => void): Promise<void> => {
    if (!isChanged) return go();
    if (isAsking.current) return;
    isAsking.current = true;
    // All dialogs hear the same key press: it would also answer the question that it opened.
    await nextTask();
    const question = { title: say("leaveTitle"), text: say("leaveText"), act: say("leave"), cancel: say("stay") };
    const isSure = await askConfirm({ ...question, danger: true });
    // The press that answers is heard here too.
    await nextTask();
    isAsking.current = false;
    if (!isSure) return;
    setChanged(false);
    go();
  };
  return { tellChanged: setChanged, leave };
}

/** Tells the dialog around this part whether something in it is not saved, before the next key can close it. */
export function useTellChanged(isChanged: boolean, tell: TellChanged): void {
  useLayoutEffect(() => tell(isChanged), [isChanged, tell]);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
