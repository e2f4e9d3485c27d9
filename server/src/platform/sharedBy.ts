/** Runs one request at a time for each key; concurrent callers share its result. */
export function sharedBy<Asked extends readonly unknown[], Value>(
  keyOf: (...asked: Asked) => string,
  ask: (...asked: Asked) => Promise<Value>,
): (...asked: Asked) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = running.get(key) ?? ask(...asked).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
