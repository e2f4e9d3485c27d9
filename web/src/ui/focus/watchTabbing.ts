/** Whether the user navigates by Tab: no pointer has been pressed since the last Tab. */
export function watchTabbing(signal: AbortSignal): () => boolean {
  let isTabbing = false;
  const capture = { signal, capture: true };
  addEventListener("keydown", ({ key }) => (isTabbing ||= key === "Tab"), capture);
  addEventListener("pointerdown", () => (isTabbing = false), capture);
  return () => isTabbing;
}
