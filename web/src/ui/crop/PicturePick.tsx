import { Button } from "@mantine/core";
import { IMAGE_TYPES } from "@atrium/contract";
import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";

/** A button that opens the file dialog to choose one picture. */
export function PicturePick({ label, pick }: { label: string; pick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file !== undefined) pick(file);
        }}
      />
      <Button
        variant="secondary"
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
