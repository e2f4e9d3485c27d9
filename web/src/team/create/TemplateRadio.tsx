import { IconPhotoPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";

interface TemplateRadioProps {
  isChosen: boolean;
  choose: () => void;
  /** Null: there is nothing to see yet. */
  pictureUrl: string | null;
  className: string | undefined;
  children: ReactNode;
}

/** One room to start with, as a picture to choose; `children` name it. */
export function TemplateRadio({ isChosen, choose, pictureUrl, className, children }: TemplateRadioProps) {
  return (
    <label className={className} data-chosen={isChosen}>
      <input type="radio" name="template" className="visually-hidden" checked={isChosen} onChange={choose} />
      {pictureUrl === null ? (
        <i data-empty>
          <IconPhotoPlus size={24} aria-hidden />
        </i>
      ) : (
        <img src={pictureUrl} alt="" />
      )}
      {children}
    </label>
  );
}
