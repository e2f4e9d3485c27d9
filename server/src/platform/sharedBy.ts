/**
 * One question at a time for each key; whoever asks meanwhile gets the same answer, and whoever comes right after it for as
 * long as it stands.
 */
export function sharedBy<Asked extends readonly unknown[], Value>(
  keyOf: (...asked: Asked) => string,
  ask: (...asked: Asked) => Promise<Value>,
  standsForMs: (value: Value) => number = () => 0,
): (...asked: Asked) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  const forgetIn = (key: string, ms: number) => {
    if (ms > 0) setTimeout(() => running.delete(key), ms).unref();
    else running.delete(key);
  };
  const start = (key: string, asked: Asked) => {
    const answer = ask(...asked);
    running.set(key, answer);
    answer.then(
      (value) => forgetIn(key, standsForMs(value)),
      () => forgetIn(key, 0),
    );
    return answer;
  };
  return (...asked) => {
    const key = keyOf(...asked);
    return running.get(key) ?? start(key, asked);
  };
}
