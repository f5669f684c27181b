import { createColumnFormat, formatMoney } from '@marquee/contract/rules/currency'
import { previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from '../example-deal.ts'
import { faces } from '../faces.ts'
import { ReviewExample } from '../ReviewExample.tsx'
import classes from './StepPanel.module.css'
import { Bar, Facts, PanelText, Rows, StepPanel } from './StepPanel.tsx'
import type { ViewProps } from './view-props.ts'

const { brand, talent, price, formerPrice, campaign } = exampleDeal
/** The budget of the example’s campaign, and what one of the other applicants asks for. In minor units of pounds. */
const budget = 300_000
const lowerPrice = 95_000

/** A brief that is being written. */
export function BriefView() {
  return (
    <StepPanel title={campaign} state="Saved" tone="good">
      <Bar percent={60} label="Step 3 of 5: dates and budget" />
      <Facts
        facts={[
          { label: 'Work', value: '1 reel and 2 stories' },
          { label: 'Network', value: 'Instagram' },
          { label: 'Draft due', value: '14 days after the start' },
          { label: 'Budget per talent', value: `${formatMoney(lowerPrice)} to ${formatMoney(price)}` },
        ]}
      />
    </StepPanel>
  )
}

/** The applicants of a campaign, with what each asks for. */
export function ApplicantsView() {
  return (
    <StepPanel title="Applicants" state="3 new">
      <Rows
        rows={[
          {
            start: { picture: faces.first },
            title: talent,
            note: 'Skincare · Bath · 48k followers',
            end: formatMoney(formerPrice),
          },
          {
            start: { picture: faces.second },
            title: 'Sam',
            note: 'Beauty · Leeds · 21k followers',
            end: formatMoney(lowerPrice),
          },
          {
            start: { picture: faces.third },
            title: 'Nora',
            note: 'Lifestyle · Cardiff · 9k followers',
            end: formatMoney(lowerPrice),
          },
        ]}
      />
      <PanelText>
        Why {talent} is shown: <strong>skincare</strong>, <strong>lives in Bath</strong>,{' '}
        <strong>usually replies within a day</strong>
      </PanelText>
    </StepPanel>
  )
}

/** A counter-offer beside the offer, with what the brand pays. */
export function CounterOfferView({ rules }: Pick<ViewProps, 'rules'>) {
  const [before, now] = [formerPrice, price].map((each) =>
    formatMoney(previewPrice(each, 'GBP', rules).payerPays),
  )
  return (
    <StepPanel title="Your version 3" state={`Waiting for ${talent}`} tone="waiting">
      <Facts
        facts={[
          {
            label: 'Paid usage',
            value: 'none',
            before: '90 days',
          },
          { label: 'Revisions', value: '2' },
          {
            label: `${brand} pays`,
            value: now,
            before,
          },
        ]}
      />
      <PanelText>
        <strong>{now}</strong> is authorised on your card. Nothing is charged before {talent} accepts.
      </PanelText>
    </StepPanel>
  )
}

/** Submitted work with comments on it. */
export function ReviewView() {
  return (
    <div className={classes.panel}>
      <div className={classes.whole}>
        <ReviewExample />
      </div>
    </div>
  )
}

/** An invoice, and the budget after it. */
export function InvoiceView({ rules }: ViewProps) {
  const { payerPays, tax, taxPercent } = previewPrice(price, 'GBP', rules)
  const money = createColumnFormat([payerPays, tax])
  return (
    <StepPanel title={`${campaign} · ${talent}`} state="Paid" tone="good">
      <Facts
        facts={[
          { label: 'Net', value: money(payerPays - tax) },
          { label: `VAT ${taxPercent}%`, value: money(tax) },
          { label: 'Invoice total', value: money(payerPays), isTotal: true },
        ]}
      />
      <Bar
        percent={Math.round((payerPays / budget) * 100)}
        label={`${formatMoney(payerPays)} of the ${formatMoney(budget)} budget spent`}
      />
    </StepPanel>
  )
}
