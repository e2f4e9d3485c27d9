/** Whether a key was pressed in a menu, which uses Escape for itself. */
export const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"]') !== null;
