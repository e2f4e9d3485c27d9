/** What one change of the page rendered again, and how long it took until React was done. */
export interface Renders {
  components: number;
  bubbles: number;
  roomRows: number;
  personRows: number;
  faces: number;
  ms: number;
}

/** The parts of React's internal tree that its developer tools read. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

declare global {
  var countRenders: ((event: string) => Promise<Renders>) | undefined;
}

/**
 * In the page, before anything else: takes the place of React's developer tools, and counts what React reports to them.
 */
export function installCounter(): void {
  const FUNCTION_TAGS = [0, 1, 11, 14, 15];
  const ELEMENT_TAG = 5;
  const PERFORMED_WORK = 1;
  let onCommit: ((root: { current: Fiber }) => void) | null = null;
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => onCommit?.(root),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
  const childrenOf = function* (fiber: Fiber): Generator<Fiber> {
    for (let child = fiber.child; child !== null; child = child.sibling) yield child;
  };
  const firstElement = (fiber: Fiber): Element | null => {
    if (fiber.tag === ELEMENT_TAG) return fiber.stateNode as Element;
    for (const child of childrenOf(fiber)) {
      const found = firstElement(child);
      if (found !== null) return found;
    }
    return null;
  };
  const collect = (fiber: Fiber, into: Element[]): void => {
    const hasRun = FUNCTION_TAGS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0;
    const element = hasRun ? firstElement(fiber) : null;
    if (element !== null) into.push(element);
    if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
    for (const child of childrenOf(fiber)) collect(child, into);
  };
  globalThis.countRenders = async (event) => {
    const drawn: Element[] = [];
    onCommit = (root) => collect(root.current, drawn);
    const startedMs = performance.now();
    dispatchEvent(new Event(event));
    await new Promise((done) => queueMicrotask(() => setTimeout(done)));
    const ms = performance.now() - startedMs;
    await new Promise((done) => requestAnimationFrame(done));
    onCommit = null;
    const count = (isOne: (element: Element) => boolean) => new Set(drawn.filter(isOne)).size;
    return {
      components: drawn.length,
      bubbles: count((element) => element.querySelector(":scope > [data-person]") !== null),
      roomRows: count((element) => element.matches("[data-room]")),
      personRows: count((element) => element.matches("[data-row]")),
      faces: count((element) => element.matches("span[style*='--face-size']")),
      ms,
    };
  };
}
