/** Once the page has drawn so many times: what was set off before has been run, answered by the fake server and drawn. */
export async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await new Promise((done) => requestAnimationFrame(done));
}
