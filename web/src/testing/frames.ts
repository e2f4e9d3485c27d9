/** Resolves after this many frames: what was started before has run, been answered by the fake server and rendered. */
export async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await new Promise((done) => requestAnimationFrame(done));
}
