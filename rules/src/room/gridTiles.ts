/** What a person's position among the grid's tiles depends on. */
export interface TileFacts {
  isSharing: boolean;
  isSpeaking: boolean;
  wroteLately: boolean;
  hasCamera: boolean;
  hasMicrophone: boolean;
}

/** Tiles per page by default, and the maximum. */
export const TILES_BY_DEFAULT = 12;
export const MOST_TILES = 25;

/**
 * Most relevant first: sharing a screen, speaking, wrote recently, camera on, microphone on. Otherwise people stay in the
 * given order, which is that of entry.
 */
export function orderTiles<Person extends TileFacts>(people: readonly Person[]): Person[] {
  return people.toSorted((a, b) => weight(b) - weight(a));
}

const weight = ({ isSharing, isSpeaking, wroteLately, hasCamera, hasMicrophone }: TileFacts): number =>
  [isSharing, isSpeaking, wroteLately, hasCamera, hasMicrophone].reduce((sum, holds) => sum * 2 + Number(holds), 0);

export interface TilePage<Person> {
  shown: readonly Person[];
  /** The requested page, or the last one: people may leave meanwhile. */
  page: number;
  pages: number;
}

export function pageOfTiles<Person>(people: readonly Person[], page: number, perPage: number): TilePage<Person> {
  const size = Math.min(MOST_TILES, Math.max(1, perPage));
  const pages = Math.max(1, Math.ceil(people.length / size));
  const at = Math.min(Math.max(0, page), pages - 1);
  return { shown: people.slice(at * size, (at + 1) * size), page: at, pages };
}
