import { DEFAULT_COMMISSION } from '@marquee/contract/rules/commission'
import { createColumnFormat } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { previewPrice } from '#lib/price-preview.ts'
import { Checks, Facts, PanelText, Rows, State, StepPanel } from './StepPanel.tsx'
import type { ViewProps } from './view-props.ts'

const agentBps = DEFAULT_COMMISSION.posting

/** What a talent allows an agent to do, and the commission. */
export function MandateView({ deal: { talent, face } }: ViewProps) {
  return (
    <StepPanel face={face} title={`You and ${talent}`} state={`${talent} agreed`} tone="good">
      <Checks texts={['Apply to campaigns', 'Negotiate and accept offers', 'Upload work']} />
      <Facts facts={[{ label: 'Your commission', value: formatBps(agentBps), isTotal: true }]} />
    </StepPanel>
  )
}

/** What an agent did for a talent, as both see it. */
export function ActionsView({ deal: { brand, talent, face, reviewed } }: ViewProps) {
  const icon = { size: 22, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <StepPanel face={face} title={`Done for ${talent}`} state={`${talent} sees this`}>
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
            title: 'You uploaded work',
            note: `${reviewed}, version 1`,
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
export function DeadlinesView({ deal: { brand, talent, face, others } }: ViewProps) {
  const [second, third] = others
  return (
    <StepPanel title="Needs your attention" state="3">
      <Rows
        rows={[
          {
            start: { picture: second.face },
            title: 'Answer an offer',
            note: `${second.name} · ${second.niche}`,
            end: <State text="Today, 17:00" tone="waiting" />,
          },
          {
            start: { picture: face },
            title: 'Upload the draft',
            note: `${talent} · ${brand}`,
            end: <State text="Tomorrow" tone="plain" />,
          },
          {
            start: { picture: third.face },
            title: 'Post the work',
            note: `${third.name} · approved`,
            end: <State text="In 3 days" tone="plain" />,
          },
        ]}
      />
    </StepPanel>
  )
}

/** How the price of a deal is shared with the agent. */
export function CommissionView({ deal, rules }: ViewProps) {
  const { brand, talent, work, price } = deal
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
    <StepPanel title={`${brand} · ${work}`} state="Paid out" tone="good">
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
