/** The picture at an address of ours as a file; null where it does not come. */
export async function fileAt(url: string | null, name?: string): Promise<File | null> {
  if (url === null) return null;
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    const last = new URL(url, location.href).pathname.split("/").at(-1);
    return new File([blob], name ?? last ?? "background", { type: blob.type });
  } catch {
    return null;
  }
}
