/** The header that names a file (RFC 6266): in plain ASCII for old clients, and in full. */
export function contentDisposition(type: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const full = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "_")).replaceAll(/['()*]/g, percentEncoded);
  return `${type}; filename="${plain}"; filename*=UTF-8''${full}`;
}

const percentEncoded = (symbol: string): string => `%${symbol.charCodeAt(0).toString(16).toUpperCase()}`;
