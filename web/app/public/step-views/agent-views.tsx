import { DEFAULT_COMMISSION } from '@marquee/contract/rules/commission'
import { createColumnFormat } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from '../example-deal.ts'
import { faces } from '../faces.ts'
import { Checks, Facts, PanelText, Rows, State, StepPanel } from './StepPanel.tsx'
import type { ViewProps } from './view-props.ts'

const { brand, talent, price } = exampleDeal
const agentBps = DEFAULT_COMMISSION.posting

/** What a talent allows an agent to do, and the commission. */
export function MandateView() {
  return (
    <StepPanel title={`You and ${talent}`} state={`${talent} agreed`} tone="good">
      <Checks texts={['Apply to campaigns', 'Negotiate and accept offers', 'Upload work']} />
      <Facts facts={[{ label: 'Your commission', value: formatBps(agentBps), isTotal: true }]} />
    </StepPanel>
  )
}

/** What an agent did for a talent, as both see it. */
export function ActionsView() {
  const icon = { size: 22, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <StepPanel title={`Done for ${talent}`} state={`${talent} sees this`}>
      <Rows
        rows={[
          {
            start: { sign: <IconCircleCheck {...icon} /> },
            title: 'You accepted version 3',
            note: `Offer from ${brand}`,
            end: '10:42',
          },
          {
            start: { sign: <IconUpload {...icon} /> },
            title: 'You uploaded a reel',
            note: 'Version 1, for review',
            end: '11:05',
          },
          {
            start: { sign: <IconMessage {...icon} /> },
            title: `You wrote to ${brand}`,
            note: '“The first cut is ready.”',
            end: '11:06',
          },
        ]}
      />
    </StepPanel>
  )
}

/** What needs an answer across the roster. */
export function DeadlinesView() {
  return (
    <StepPanel title="Needs your attention" state="3">
      <Rows
        rows={[
          {
            start: { picture: faces.second },
            title: 'Answer an offer',
            note: 'Sam · 1 video',
            end: <State text="Today, 17:00" tone="waiting" />,
          },
          {
            start: { picture: faces.first },
            title: 'Upload the stories',
            note: `${talent} · ${brand}`,
            end: <State text="Tomorrow" tone="plain" />,
          },
          {
            start: { picture: faces.third },
            title: 'Post the reel',
            note: 'Nora · approved',
            end: <State text="In 3 days" tone="plain" />,
          },
        ]}
      />
    </StepPanel>
  )
}

/** How the price of a deal is shared with the agent. */
export function CommissionView({ rules }: ViewProps) {
  const {
    payerPays,
    tax,
    taxPercent,
    fee,
    feeBps,
    agent,
    talent: earned,
  } = previewPrice(price, 'GBP', rules, agentBps)
  const money = createColumnFormat([payerPays, tax, fee, earned, agent])
  return (
    <StepPanel title={`${brand} · 1 reel and 2 stories`} state="Paid out" tone="good">
      <Facts
        facts={[
          { label: `${brand} pays`, value: money(payerPays) },
          { label: `VAT ${taxPercent}%`, value: `− ${money(tax)}` },
          { label: `Marquee fee ${formatBps(feeBps)}`, value: `− ${money(fee)}` },
          { label: `${talent} earns`, value: money(earned) },
          { label: `Your commission ${formatBps(agentBps)}`, value: money(agent), isTotal: true },
        ]}
      />
      <PanelText>You and {talent} are paid at the same time.</PanelText>
    </StepPanel>
  )
}
