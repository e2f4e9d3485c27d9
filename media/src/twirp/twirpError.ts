/** The errors of the Twirp protocol that we use, with their HTTP status. */
const STATUS = {
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  bad_route: 404,
  malformed: 400,
  invalid_argument: 400,
  resource_exhausted: 429,
  unimplemented: 501,
  internal: 500,
} as const;

export type TwirpCode = keyof typeof STATUS;

/** A refusal of the server API, as a value. */
export interface TwirpError {
  failed: true;
  code: TwirpCode;
  msg: string;
}

export const twirpError = (code: TwirpCode, msg: string): TwirpError => ({ failed: true, code, msg });

export const twirpStatus = (code: TwirpCode): number => STATUS[code];

export const isTwirpError = (value: object): value is TwirpError => "failed" in value;
