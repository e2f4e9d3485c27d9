/** Sends the bytes of a file; returns the server's answer, or null if none came. */
export type Put = (url: string, file: Blob, options: PutOptions) => Promise<unknown>;

interface PutOptions {
  onProgress: ((share: number) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** Uses XMLHttpRequest: `fetch` does not report upload progress. */
export const putFile: Put = (url, file, { onProgress, signal }) =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(null);
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open("PUT", url);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    request.addEventListener("loadend", () => {
      signal?.removeEventListener("abort", giveUp);
      resolve(request.status === 0 ? null : request.response);
    });
    signal?.addEventListener("abort", giveUp, { once: true });
    request.send(file);
  });
