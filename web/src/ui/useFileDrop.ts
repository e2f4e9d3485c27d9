import { useState, type ClipboardEvent, type DragEvent } from "react";

/** Accepts files dropped onto or pasted into an element; `isOver` while files are dragged over it. */
export function useFileDrop(add: ((files: readonly File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: DragEvent) => add !== null && dataTransfer.types.includes("Files");
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (add === null || files.length === 0) return;
      event.preventDefault();
      add(files);
    },
    drop: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        add?.([...event.dataTransfer.files]);
      },
    },
  };
}
