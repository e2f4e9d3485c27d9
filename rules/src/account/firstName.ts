/** Somebody's first name: "Marina". The whole name if one word of it says too little: "Guest 2", "Dr. Noor". */
export function firstName(name: string): string {
  const [first = name, ...rest] = name.split(/\s+/u);
  const isName = rest.length > 0 && rest.every((word) => /^\p{L}/u.test(word)) && /^\p{L}.*[^.]$/u.test(first);
  return isName ? first : name;
}
