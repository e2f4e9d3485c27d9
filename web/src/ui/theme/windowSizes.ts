/*
 * A phone, upright or on its side; a page zoomed to 200 % counts as one too. Style sheets cannot import a query and repeat
 * the first as `@media (max-width: 767px), (max-width: 1023px) and (max-height: 479px)`, the second as
 * `@media (min-width: 560px) and (max-width: 1023px) and (max-height: 479px)`.
 * Rules about touch targets add `, (pointer: coarse)` to the first, since tablets have the desktop layout.
 * An upright phone with an open keyboard is low as well: only the width tells it from one on its side.
 */
export const PHONE = "(max-width: 767px), (max-width: 1023px) and (max-height: 479px)";
export const PHONE_SIDEWAYS = "(min-width: 560px) and (max-width: 1023px) and (max-height: 479px)";
