/** The first letter of a name as people read it: an emoji or a combined letter stays whole. "?" for an empty name. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}
