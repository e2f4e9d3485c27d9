const LETTERS =
  "input:not([type=range],[type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=menu],[role=listbox],[role=dialog][aria-modal]";

/** Menus, dialogs and text fields handle letter keys themselves. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LETTERS) !== null;
}
