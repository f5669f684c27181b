import { createColumnFormat, formatMoney } from '@marquee/contract/rules/currency'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import type { ExampleDeal } from '../example-deal.ts'
import { ReviewExample } from '../ReviewExample.tsx'
import classes from './StepPanel.module.css'
import { Bar, Facts, PanelText, Rows, StepPanel } from './StepPanel.tsx'
import type { ViewProps } from './view-props.ts'

/** A brief that is being written. */
export function BriefView({ deal }: ViewProps) {
  const { campaign, work, network, lowestPrice, price } = deal
  return (
    <StepPanel title={campaign} state="Saved" tone="good">
      <Bar percent={60} label="Step 3 of 5: dates and budget" />
      <Facts
        facts={[
          { label: 'Work', value: work },
          { label: 'Network', value: network },
          { label: 'Draft due', value: '14 days after the start' },
          { label: 'Budget per talent', value: `${formatMoney(lowestPrice)} to ${formatMoney(price)}` },
        ]}
      />
    </StepPanel>
  )
}

/** The applicants of a campaign, with what each asks for. */
export function ApplicantsView({ deal }: ViewProps) {
  const { talent: name, face, niche, town, followers, formerPrice, lowestPrice, others } = deal
  const applicants = [
    { name, face, niche, town, followers, price: formerPrice },
    ...others.map((other) => ({ ...other, price: lowestPrice })),
  ]
  return (
    <StepPanel title="Applicants" state={`${applicants.length} new`}>
      <Rows
        rows={applicants.map((one) => ({
          start: { picture: one.face },
          title: one.name,
          note: `${one.niche} · ${one.town} · ${one.followers} followers`,
          end: formatMoney(one.price),
        }))}
      />
      <PanelText>
        Why {name} is shown: <strong>{niche.toLowerCase()}</strong>, <strong>lives in {town}</strong>,{' '}
        <strong>usually replies within a day</strong>
      </PanelText>
    </StepPanel>
  )
}

interface CounterOfferViewProps {
  deal: Pick<ExampleDeal, 'brand' | 'talent' | 'face' | 'price' | 'formerPrice'>
  rules: PriceRules
}

/** A counter-offer beside the offer, with what the brand pays. */
export function CounterOfferView({ deal, rules }: CounterOfferViewProps) {
  const { brand, talent, face, price, formerPrice } = deal
  const [before, now] = [formerPrice, price].map((each) =>
    formatMoney(previewPrice(each, 'GBP', rules).payerPays),
  )
  return (
    <StepPanel face={face} title="Your version 3" state={`Waiting for ${talent}`} tone="waiting">
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
export function ReviewView({ deal }: ViewProps) {
  return (
    <div className={classes.panel}>
      <div className={classes.whole}>
        <ReviewExample deal={deal} />
      </div>
    </div>
  )
}

/** An invoice, and the budget after it. */
export function InvoiceView({ deal, rules }: ViewProps) {
  const { campaign, talent, face, price, budget } = deal
  const { payerPays, tax, taxPercent } = previewPrice(price, 'GBP', rules)
  const money = createColumnFormat([payerPays, tax])
  return (
    <StepPanel face={face} title={`${campaign} · ${talent}`} state="Paid" tone="good">
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
