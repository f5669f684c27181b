import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatCount } from '@marquee/contract/rules/wording'
import { formatPrice } from '#features/subscription/describe-plan.ts'
import { Closing } from './Closing.tsx'
import type { sides } from './sides.ts'

type Side = (typeof sides)[number]

interface SideClosingProps {
  side: Side
  /** The brand’s plan that is shown; undefined while the payment provider does not answer. */
  plan: Plan | undefined
}

/** What one side of the market gets next, at the end of what was about this side. */
export function SideClosing({ side: { id, link, next }, plan }: SideClosingProps) {
  if (id !== 'brands' || !plan)
    return <Closing title={next.title} text={next.text} link={link} other={next.other} />
  const trial = plan.trialDays > 0 && `${formatCount(plan.trialDays, 'day')} free`
  return (
    <Closing
      title={next.title}
      text={`${next.text} A plan costs ${formatPrice(plan)}, VAT included.`}
      link={{ ...link, label: trial ? `${link.label} – ${trial}` : link.label }}
      other={next.other}
    />
  )
}
