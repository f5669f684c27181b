import type { Applicant } from '@marquee/contract/calls/applications'
import { formatMoney } from '@marquee/contract/rules/currency'
import { Callout } from '#ui/Callout.tsx'
import { budgetOf, compareFee } from './describe-fee.ts'

/** The fee an applicant asked for beside the budget of the brief; nothing when they named none. */
export function AskedFee({ applicant }: { applicant: Applicant }) {
  const { proposedFee, currency, budget, talent } = applicant
  if (proposedFee === null) return null
  const most = budgetOf(budget)
  const comparison = compareFee(proposedFee, most, currency)
  return (
    <Callout tone={comparison?.isOver ? 'warning' : 'action'}>
      {talent.displayName} asked for <strong>{formatMoney(proposedFee, currency)}</strong>
      {most !== null && `; your budget is ${formatMoney(most, currency)}`}
      {comparison && ` (${comparison.text.toLowerCase()})`}.
    </Callout>
  )
}
