import type { SpaceTemplate } from "@atrium/contract";
import type { ReactNode } from "react";
import { sceneUrl } from "../../ui/artwork.ts";

interface TemplateRadioProps {
  template: SpaceTemplate;
  chosen: SpaceTemplate;
  onChoose: (template: SpaceTemplate) => void;
  className: string | undefined;
  children: ReactNode;
}

/** One room to start with, as a picture to choose; `children` name it. */
export function TemplateRadio({ template, chosen, onChoose, className, children }: TemplateRadioProps) {
  return (
    <label className={className} data-chosen={template === chosen}>
      <input
        type="radio"
        name="template"
        className="visually-hidden"
        checked={template === chosen}
        onChange={() => onChoose(template)}
      />
      <img src={sceneUrl(template) ?? ""} alt="" />
      {children}
    </label>
  );
}
