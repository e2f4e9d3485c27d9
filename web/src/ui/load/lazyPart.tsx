import { useEffect, type ComponentType } from "react";
import { optionalPart } from "./optionalPart.tsx";

/**
 * A part of a page that is loaded when it is first rendered. The page is shown without it until then, and if it cannot
 * be loaded. A lazy screen in its place would hold up the whole page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part, want } = optionalPart(load);
  return function LazyPart(props: Props) {
    useEffect(() => void want(), []);
    return <Part {...props} />;
  };
}
