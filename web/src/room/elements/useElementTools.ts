import type { RoomElement } from "@atrium/contract";
import { useContext } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { elementMaker } from "./elementRights.ts";
import { elementTools, type ElementTool } from "./elementTools.ts";
import { useOpenLink } from "./links/linkHands.ts";
import type { RoomElements } from "./useElements.ts";
import { WriteTo } from "./writeTo.ts";

/** The toolbar's tools for the selection, by my current permissions. */
export function useElementTools(elements: RoomElements, chosen: readonly RoomElement[]): readonly ElementTool[] {
  const { acts, desk, calls } = elements;
  const openLink = useOpenLink();
  const ask = useContext(WriteTo);
  const maker = useStore(elements.live, useShallow(elementMaker));
  return elementTools(chosen, maker, {
    align: (all, how) => acts.align(all, how),
    setPinned: (all, on) => acts.setPinned(all, on),
    setLocked: (all, on) => acts.setLocked(all, on),
    toFront: (all) => acts.toFront(all),
    toBack: (all) => acts.toBack(all),
    duplicate: (all) => acts.duplicate(all),
    remove: (all) => acts.remove(all),
    open: (id) => desk.open(id),
    setInStep: (element, syncState) => acts.change(element, { syncState }),
    showLimit: tellRefusal,
    openLink,
    ask,
    setDoor: (element, open) => tell(calls.update(element, { data: { open } })),
    download: (element) => void download(calls, element),
  });
}

async function download(calls: RoomElements["calls"], element: RoomElement): Promise<void> {
  const reply = await calls.downloadUrl(element);
  if (!reply.ok) return tellRefusal(reply.code);
  const link = document.createElement("a");
  link.href = reply.value.url;
  link.download = "";
  link.click();
}
