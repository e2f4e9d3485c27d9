import type { InputOf, Operation, OperationName, Operations, RefusalOf, Result, SuccessOf } from "@atrium/contract";
import type { ContextOf, GenericCode } from "./context.ts";

type Answer<Op extends Operation> = Promise<Result<SuccessOf<Op>, RefusalOf<Op> | GenericCode>>;

export type Handler<Op extends Operation, Needs = unknown> = (
  needs: Needs,
  context: ContextOf<Op>,
  input: InputOf<Op>,
) => Answer<Op>;

type BoundHandler<Op extends Operation> = (context: ContextOf<Op>, input: InputOf<Op>) => Answer<Op>;
export type Handlers = { [Name in OperationName]: BoundHandler<Operations[Name]> };

type Unbound = Readonly<Record<string, (needs: never, context: never, input: never) => Promise<unknown>>>;
type Bound<Some extends Unbound> = {
  [Name in keyof Some]: Some[Name] extends (needs: never, context: infer Context, input: infer Input) => infer Reply
    ? (context: Context, input: Input) => Reply
    : never;
};
/** The combined needs of some handlers. */
export type NeedsOf<Some extends Unbound> = {
  [Name in keyof Some]: (needs: Parameters<Some[Name]>[0]) => void;
}[keyof Some] extends (needs: infer All) => void
  ? All
  : never;

/** Binds handlers to their needs, each under its operation's name. */
export function bind<const Some extends Unbound>(needs: NeedsOf<Some>, handlers: Some): Bound<Some> {
  const bound = Object.entries(handlers).map(([name, handler]) => [
    name,
    (context: never, input: never) => handler(needs as never, context, input),
  ]);
  return Object.fromEntries(bound) as Bound<Some>;
}
