/** Where the focus goes once the last card is answered: the map, or the first element of what replaces it. */
export const floorOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main [role=application]") ??
  document.querySelector<HTMLElement>("main button:not(:disabled)");
