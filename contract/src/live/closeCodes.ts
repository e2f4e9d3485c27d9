/** Why the server ends a live connection. The user's text for each is in the error catalogue under `reasons`. */
export const CLOSE_CODES = {
  left: 1000,
  newConnection: 4002,
  banned: 4003,
  kicked: 4004,
  unauthorized: 4401,
  overCapacity: 4010,
  notStarted: 4015,
  /** The team has used up the hours of its plan for today. */
  hoursUsed: 4016,
  notFound: 4404,
  private: 4405,
  wrongPassword: 4406,
  nameRequired: 4407,
} as const;
export type CloseCode = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES];

/** The protocol's own codes: going away, bad message, internal error, restart, try later. */
export const TRANSIENT_CODES = {
  goingAway: 1001,
  badMessage: 1008,
  fault: 1011,
  restart: 1012,
  tryLater: 1013,
} as const;

/** Whether the client reconnects by itself after a close. 4002 is final for its tab. */
export function reconnectsAfter(code: number, wasClean: boolean): boolean {
  if (code === 1000 || code === TRANSIENT_CODES.badMessage) return false;
  if (code >= 4000 && code < 5000) return false;
  return !wasClean || [1001, 1005, 1006, 1011, 1012, 1013].includes(code);
}
