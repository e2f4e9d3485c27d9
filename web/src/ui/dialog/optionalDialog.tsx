import { errorText } from "@atrium/contract";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useStore } from "zustand";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { loadOptional } from "../load/loadOptional.ts";
import { optionalPart } from "../load/optionalPart.tsx";

interface DialogState {
  opened: boolean;
  onClose: () => void;
}

/** A dialog whose code loads when it is first opened. If it cannot be loaded, a toast says so and it closes again. */
export function optionalDialog<Props extends DialogState>(load: () => Promise<ComponentType<Props>>) {
  const part = optionalPart(load);
  return function OptionalDialog(props: Props) {
    const { opened, onClose } = props;
    const isThere = useStore(part.store, ({ Loaded }) => Loaded !== null);
    const [isDrawn, setDrawn] = useState(false);
    const giveUp = useEffectEvent(() => {
      void sayNotLoaded();
      onClose();
    });
    useEffect(() => {
      if (!opened) return undefined;
      let isGone = false;
      void part.want().then((isLoaded) => (isLoaded || isGone ? undefined : giveUp()));
      return () => {
        isGone = true;
      };
    }, [opened]);
    // Rendered closed first, so that opening is animated.
    useEffect(() => setDrawn(isThere), [isThere]);
    return <part.Part {...props} opened={opened && isDrawn} />;
  };
}

async function sayNotLoaded(): Promise<void> {
  // Not part of the first page's chunk; pages with dialogs load it.
  const toast = await loadOptional(() => import("../toast.tsx"));
  toast?.showToast({ text: errorText("connectionFailed", currentLocale()), kind: "bad" });
}
