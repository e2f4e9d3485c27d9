/** What a person's place among the tiles of the grid goes by. */
export interface TileFacts {
  isSharing: boolean;
  isSpeaking: boolean;
  wroteLately: boolean;
  hasCamera: boolean;
  hasMicrophone: boolean;
}

/** Tiles of a page where nobody has chosen, and as many as there may be. */
export const TILES_BY_DEFAULT = 12;
export const MOST_TILES = 25;

/**
 * Those worth a look first: sharing a screen, speaking, wrote lately, camera on, microphone on. Who is told apart by none
 * of it stays in the order given, which is that of entry.
 */
export function orderTiles<Person extends TileFacts>(people: readonly Person[]): Person[] {
  return people.toSorted((a, b) => weight(b) - weight(a));
}

const weight = ({ isSharing, isSpeaking, wroteLately, hasCamera, hasMicrophone }: TileFacts): number =>
  [isSharing, isSpeaking, wroteLately, hasCamera, hasMicrophone].reduce((sum, holds) => sum * 2 + Number(holds), 0);

export interface TilePage<Person> {
  shown: readonly Person[];
  /** The page asked for, or the last there is: people leave while one looks at them. */
  page: number;
  pages: number;
}

export function pageOfTiles<Person>(people: readonly Person[], page: number, perPage: number): TilePage<Person> {
  const size = Math.min(MOST_TILES, Math.max(1, perPage));
  const pages = Math.max(1, Math.ceil(people.length / size));
  const at = Math.min(Math.max(0, page), pages - 1);
  return { shown: people.slice(at * size, (at + 1) * size), page: at, pages };
}
