/** The addresses of support staff, one for each that the trials sign in. */
export const STAFF_ADDRESSES = Array.from({ length: 200 }, (_, index) => `staff${index}@example.org`);
