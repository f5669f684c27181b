import { createColumnFormat, formatMoney } from '@marquee/contract/rules/currency'
import { describePayDay, formatWait } from '@marquee/contract/rules/pay-day'
import { formatCount } from '@marquee/contract/rules/wording'
import { previewPrice } from '#lib/price-preview.ts'
import { DrawnButtons } from '../DrawnButtons.tsx'
import { Bar, Checks, Facts, PanelText, Rows, StepPanel } from './StepPanel.tsx'
import type { ViewProps } from './view-props.ts'

/** A profile with its numbers and a package. */
export function ProfileView({ deal }: ViewProps) {
  const { talent, face, niche, town, network, followers, reviewed, packagePrice } = deal
  return (
    <StepPanel title="Your profile" state="Brands can find you" tone="good">
      <Rows
        rows={[
          {
            start: { picture: face },
            title: talent,
            note: `${niche} · ${town}`,
            end: '★ 4.8',
          },
        ]}
      />
      <Facts
        facts={[
          { label: `${network} followers`, value: followers },
          { label: 'Engagement', value: '5.1%' },
          { label: `${reviewed}, 2 revisions`, value: `from ${formatMoney(packagePrice)}` },
        ]}
      />
    </StepPanel>
  )
}

/** The first offer, with what the talent earns. */
export function OfferView({ deal, rules, offerHours }: ViewProps) {
  const { brand, work, formerPrice } = deal
  return (
    <StepPanel
      title={`Offer from ${brand}`}
      state={offerHours === undefined ? 'New' : `Answer within ${formatWait(offerHours)}`}
      tone="waiting"
    >
      <PanelText>
        You make <strong>{work}</strong>. {brand} may use them{' '}
        <strong>organically for 30 days in the UK</strong>.
      </PanelText>
      <Facts
        facts={[
          {
            label: 'You earn',
            value: formatMoney(previewPrice(formerPrice, 'GBP', rules).talent),
            isTotal: true,
          },
        ]}
      />
      <DrawnButtons main="Accept offer" other="Make a counter-offer" />
    </StepPanel>
  )
}

/** A counter-offer that is being written: the amounts follow the price. */
export function NegotiationView({ deal, rules }: ViewProps) {
  const { brand, price, formerPrice } = deal
  const now = previewPrice(price, 'GBP', rules)
  const money = createColumnFormat([formerPrice, price, now.payerPays, now.talent])
  return (
    <StepPanel title="Your counter-offer" state="Draft">
      <Facts
        facts={[
          {
            label: 'Price',
            value: money(price),
            before: money(formerPrice),
          },
          {
            label: 'Paid usage',
            value: '90 days',
            before: 'none',
          },
          { label: `${brand} pays`, value: money(now.payerPays) },
          { label: 'You earn', value: money(now.talent), isTotal: true },
        ]}
      />
      <DrawnButtons main="Send counter-offer" />
      <PanelText>
        {brand} then accepts <strong>{money(price)}</strong> with 90 days of paid usage.
      </PanelText>
    </StepPanel>
  )
}

/** An upload that continues, and when work is approved without feedback. */
export function UploadView({ deal, reviewDays }: ViewProps) {
  const { brand, reviewed, fileName, picture } = deal
  return (
    <StepPanel title={`${reviewed}, version 1`} state="Uploading" tone="waiting">
      <Rows
        rows={[
          {
            start: { picture },
            title: fileName,
            note: '380 MB',
            end: '64%',
          },
        ]}
      />
      <Bar percent={64} label="Continues by itself after a lost connection" />
      {reviewDays !== undefined && (
        <PanelText>
          {brand} has <strong>{formatCount(reviewDays, 'day')}</strong> to review it. After that it is
          approved automatically.
        </PanelText>
      )}
    </StepPanel>
  )
}

/** A payout, from the payment of the brand to the account of the talent. */
export function PayoutView({ deal, rules, payHours }: ViewProps) {
  const { brand, work, platform, price } = deal
  const { payerPays, talent: earned } = previewPrice(price, 'GBP', rules)
  return (
    <StepPanel title={`${brand} · ${work}`} state="Approved" tone="good">
      <Checks
        texts={[
          `${brand} paid ${formatMoney(payerPays)} before you began`,
          'Marquee held it during the work',
          'All work is approved and posted',
        ]}
      />
      <Facts facts={[{ label: 'You receive', value: formatMoney(earned), isTotal: true }]} />
      <PanelText>Paid {describePayDay([{ platform }], payHours)}.</PanelText>
    </StepPanel>
  )
}
