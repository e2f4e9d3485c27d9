/** A list of listeners. `on` returns its undo; a listener that leaves while being called is still skipped safely. */
export interface Emitter<Event> {
  emit(event: Event): void;
  on(listener: (event: Event) => void): () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
