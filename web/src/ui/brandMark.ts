/** The arch with a person in it, in a 32 by 32 view box. */
export const brandMark = {
  field: 32,
  corner: 10,
  arch: "M8.5 25V15.5a7.5 7.5 0 0 1 15 0V25",
  archWidth: 3,
  person: { cx: 16, cy: 17.5, r: 3.3 },
} as const;
