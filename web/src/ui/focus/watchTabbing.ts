/** Says whether people go through the page by Tab: since the last Tab no pointer has been pressed. */
export function watchTabbing(signal: AbortSignal): () => boolean {
  let isTabbing = false;
  const capture = { signal, capture: true };
  addEventListener("keydown", ({ key }) => (isTabbing ||= key === "Tab"), capture);
  addEventListener("pointerdown", () => (isTabbing = false), capture);
  return () => isTabbing;
}
