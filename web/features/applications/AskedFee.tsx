import type { Applicant } from '@marquee/contract/calls/applications'
import { formatMoney } from '@marquee/contract/rules/currency'
import { usePriceRules } from '#lib/use-market.ts'
import { Callout } from '#ui/Callout.tsx'
import { brandPays, budgetOf, compareFee } from './describe-fee.ts'

/** What the brand pays for the fee an applicant asked for, beside its budget; nothing when they named none. */
export function AskedFee({ applicant }: { applicant: Applicant }) {
  const rules = usePriceRules()
  const { proposedFee, currency, budget, talent } = applicant
  const asked = brandPays(proposedFee, currency, rules)
  if (asked === null) return null
  const most = brandPays(budgetOf(budget), currency, rules)
  const comparison = compareFee(asked, most, currency)
  return (
    <Callout tone={comparison?.isOver ? 'warning' : 'action'}>
      {talent.displayName} asked for <strong>{formatMoney(asked, currency)}</strong>
      {most !== null && `; your budget is ${formatMoney(most, currency)}`}
      {comparison && ` (${comparison.text.toLowerCase()})`}.
    </Callout>
  )
}
