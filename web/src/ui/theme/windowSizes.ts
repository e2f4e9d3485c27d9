/*
 * A phone in the hand, upright or on its side; a page zoomed to twice its size counts as one too. Style sheets repeat
 * the first as `@media (max-width: 767px), (max-width: 1023px) and (max-height: 479px)`, the second as
 * `@media (min-width: 560px) and (max-width: 1023px) and (max-height: 479px)`: a query cannot be imported there.
 * What only fingers need larger adds `, (pointer: coarse)` to the first: tablets draw the desk.
 * Upright with its keyboard open a phone is low as well: only the width tells it from one on its side.
 */
export const PHONE = "(max-width: 767px), (max-width: 1023px) and (max-height: 479px)";
export const PHONE_SIDEWAYS = "(min-width: 560px) and (max-width: 1023px) and (max-height: 479px)";
