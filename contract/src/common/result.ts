import type { ErrorCode } from "../errors/errors.ts";

/** What a handler returns if it can refuse. `after` runs once the transaction has committed. */
export type Result<Value, Code extends ErrorCode = ErrorCode> = Success<Value> | Refusal<Code>;
export interface Success<Value> {
  ok: true;
  value: Value;
  after: readonly Effect[];
}
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  detail: unknown;
}
/** Something that leaves the program (mail, message, broadcast). It runs after the commit, at most once. */
export type Effect = () => void | Promise<void>;

export const ok = <const Value>(value: Value, after: readonly Effect[] = []): Success<Value> => ({
  ok: true,
  value,
  after,
});
/** A refusal that the caller can cause and must be told about. `detail` is sent to the caller: no secrets in it. */
export const refuse = <const Code extends ErrorCode>(code: Code, detail: unknown = {}): Refusal<Code> => ({
  ok: false,
  code,
  detail,
});
