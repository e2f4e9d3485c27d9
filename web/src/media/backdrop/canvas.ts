/** @throws Error if there is no memory for another canvas. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas to draw on");
  return context;
}
