import { Button } from "@mantine/core";
import type { BillingCountry, BillingParams, TaxRate, TeamId } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../platform/data/read.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useLocale } from "../../../platform/i18n/useLocale.ts";
import { Section } from "../../../ui/page/Section.tsx";
import styles from "./details.module.css";
import { DetailsDialog } from "./DetailsDialog.tsx";
import { detailLines } from "./detailsModel.ts";
import { detailsTexts } from "./texts.ts";

/** What stands on a team's invoices, and its form. */
export function BillingDetails({ teamId }: { teamId: TeamId }) {
  const { data: own } = useQuery(read("getBillingParams", { teamId }));
  const { data: tax } = useQuery(read("getTaxRate", { teamId }));
  const { data: known } = useQuery(read("listCountries", { locale: currentLocale() }));
  const [isOpen, setOpen] = useState(false);
  if (own === undefined || known === undefined) return null;
  const { params } = own;
  const close = () => setOpen(false);
  return (
    <>
      <DetailsView
        {...{ params, countries: known.countries, taxRate: tax?.taxRate ?? null }}
        onEdit={() => setOpen(true)}
      />
      <DetailsDialog {...{ teamId, params, countries: known.countries }} opened={isOpen} onClose={close} />
    </>
  );
}

interface DetailsViewProps {
  params: BillingParams;
  countries: readonly BillingCountry[];
  taxRate: TaxRate | null;
  onEdit: () => void;
}

export function DetailsView({ params, countries, taxRate, onEdit }: DetailsViewProps) {
  const say = useTexts(detailsTexts);
  const locale = useLocale();
  const lines = detailLines(params, { countries, taxRate, locale });
  return (
    <Section
      title={say("title")}
      act={
        <Button variant="subtle" onClick={onEdit}>
          {say("edit")}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <p className={styles["quiet"]}>{say("none")}</p>
      ) : (
        <dl className={styles["lines"]}>
          {lines.map(({ name, text }) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
