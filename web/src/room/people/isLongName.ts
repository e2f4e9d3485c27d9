/** The shortest name that can be too wide for its place: in some scripts a letter is as wide as it is high. */
const LONG = 13;

/** Whether a name may have to be cut. Only such names get a clip, since each clip costs every frame of the map. */
export const isLongName = (name: string): boolean => name.length >= LONG;
