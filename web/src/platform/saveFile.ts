/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Once begun, the download holds its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
