import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { DEFAULT_PAY_HOURS } from '@marquee/contract/rules/pay-day'
import type { ReactNode } from 'react'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import classes from './DealRecord.module.css'
import { dealOfSide } from './example-deal.ts'
import { Facts, PanelText, Rows, State, type Tone } from './step-views/StepPanel.tsx'

interface DealRecordProps {
  rules: PriceRules
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

interface Entry {
  title: string
  who: string
  /** When it happened, in UTC. */
  at: Date
  state?: { text: string; tone: Tone }
  kept: ReactNode
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

const HOUR_MS = 3_600_000
const june = (day: number, hour: number, minute: number) => new Date(Date.UTC(2026, 5, day, hour, minute))
const deal = dealOfSide.brands

/** The record of a completed deal, as an example: what happened, who did it and when. Each entry opens to what is kept of it. */
export function DealRecord({ rules, payHours = DEFAULT_PAY_HOURS }: DealRecordProps) {
  return (
    <figure className={classes.record}>
      <p className={classes.head}>
        <strong>
          <img src={deal.face} width={32} height={32} alt="" loading="lazy" decoding="async" />
          {deal.campaign} · {deal.brand} and {deal.talent}
        </strong>
        <State text="Completed" tone="good" />
      </p>
      <ol className={classes.entries}>
        {[...negotiationOf(rules), ...workOf(rules, payHours)].map(
          ({ title, who, at, state, kept }, index) => (
            <li key={title}>
              <details open={index === 1}>
                <summary>
                  <strong>{title}</strong>
                  <span className={classes.who}>
                    {who} · {formatDate(at)}, {timeFormat.format(at)}
                  </span>
                  {state && <State {...state} />}
                </summary>
                <div className={classes.kept}>{kept}</div>
              </details>
            </li>
          ),
        )}
      </ol>
      <figcaption>An example, with invented names and amounts.</figcaption>
    </figure>
  )
}

/** Returns the entries up to the acceptance. */
function negotiationOf(rules: PriceRules): Entry[] {
  const { brand, talent, price, formerPrice, work } = deal
  const [former, now] = [formerPrice, price].map((each) => formatMoney(each))
  const { payerPays, tax, taxPercent, fee, feeBps, talent: earned } = previewPrice(price, 'GBP', rules)
  const held = formatMoney(previewPrice(formerPrice, 'GBP', rules).payerPays)
  return [
    {
      title: 'Offer sent',
      who: brand,
      at: june(2, 9, 14),
      kept: (
        <>
          <Facts
            facts={[
              { label: 'Version', value: '1' },
              { label: 'Work', value: work },
              { label: 'Price', value: former },
              { label: 'Paid usage', value: '90 days' },
              { label: 'Revisions', value: '2' },
            ]}
          />
          <PanelText>
            {held} was authorised on {brand}’s card, and not charged.
          </PanelText>
        </>
      ),
    },
    {
      title: 'Counter-offer',
      who: talent,
      at: june(3, 11, 40),
      kept: (
        <Facts
          facts={[
            { label: 'Version', value: '2' },
            { label: 'Work', value: work },
            { label: 'Price', value: now, before: former },
            { label: 'Paid usage', value: 'None', before: '90 days' },
            { label: 'Revisions', value: '2' },
          ]}
        />
      ),
    },
    {
      title: 'Accepted and charged',
      who: brand,
      at: june(3, 15, 2),
      kept: (
        <>
          <Facts
            facts={[
              { label: `${brand} paid`, value: formatMoney(payerPays) },
              { label: `VAT ${taxPercent}%`, value: formatMoney(tax) },
              { label: `Marquee fee ${formatBps(feeBps)}`, value: formatMoney(fee) },
              { label: `${talent} earns`, value: formatMoney(earned), isTotal: true },
            ]}
          />
          <PanelText>Version 2 became the terms of the deal, and {brand} received an invoice.</PanelText>
        </>
      ),
    },
  ]
}

/** Returns the entries from the first delivery to the payout. */
function workOf(rules: PriceRules, payHours: number): Entry[] {
  const { brand, talent, price, reviewed, fileName, firstComment, picture, network } = deal
  const earned = formatMoney(previewPrice(price, 'GBP', rules).talent)
  const posted = june(18, 17, 30)
  const uploaded = (version: number, end: string) => ({
    start: { picture },
    title: `${reviewed}, version ${version}`,
    note: fileName,
    end,
  })
  return [
    {
      title: 'Work delivered',
      who: talent,
      at: june(12, 10, 21),
      kept: (
        <>
          <Rows rows={[uploaded(1, formatDate(june(12, 10, 21))), uploaded(2, formatDate(june(15, 9, 5)))]} />
          <PanelText>
            {brand} wrote about version 1: “{firstComment}” This was the first of 2 revisions.
          </PanelText>
        </>
      ),
    },
    {
      title: 'Approved and posted',
      who: `${brand}, then ${talent}`,
      at: posted,
      kept: (
        <Facts
          facts={[
            { label: 'Approved', value: 'Version 2 of each reel' },
            { label: 'Posted on', value: network },
          ]}
        />
      ),
    },
    {
      title: 'Paid',
      who: 'Marquee',
      at: new Date(posted.getTime() + payHours * HOUR_MS),
      state: { text: `${earned} to ${talent}`, tone: 'good' },
      kept: (
        <PanelText>
          The payout to {talent}’s bank account, with its date and its statement. Both sides can download the
          signed record of the deal.
        </PanelText>
      ),
    },
  ]
}
