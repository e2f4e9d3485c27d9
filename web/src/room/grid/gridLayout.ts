/** How many tiles stand beside and above each other. */
export interface GridLayout {
  columns: number;
  rows: number;
}

interface LayoutInput {
  tiles: number;
  /** One of them takes two columns and two rows. */
  hasLead: boolean;
  /** Aspect ratio of the space for the grid. */
  shape: number;
}

/** The aspect ratio that tiles should have. */
const TILE_SHAPE = 16 / 11;

/** The grid whose cells come nearest to a camera's aspect ratio, without an empty row. */
export function gridLayout({ tiles, hasLead, shape }: LayoutInput): GridLayout {
  const cells = Math.max(1, hasLead ? tiles + 3 : tiles);
  const least = hasLead ? 2 : 1;
  if (tiles <= 1) return { columns: least, rows: least };
  const wished = Math.sqrt((cells * shape) / TILE_SHAPE);
  const fewer = withColumns(Math.floor(wished), { cells, least });
  const more = withColumns(Math.ceil(wished), { cells, least });
  return distance(more, shape) < distance(fewer, shape) ? more : fewer;
}

function withColumns(wished: number, { cells, least }: { cells: number; least: number }): GridLayout {
  const columns = Math.min(cells, Math.max(least, wished));
  return { columns, rows: Math.max(least, Math.ceil(cells / columns)) };
}

/** How far its cells are from the aspect ratio that they should have. */
const distance = ({ columns, rows }: GridLayout, shape: number): number =>
  Math.abs(Math.log((shape * rows) / columns / TILE_SHAPE));
