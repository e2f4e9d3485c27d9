const LETTERS =
  "input:not([type=range],[type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=menu],[role=listbox],[role=dialog][aria-modal]";

/** A menu or a dialog reads letters itself, and a field is typed into. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LETTERS) !== null;
}
