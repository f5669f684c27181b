import type { AppealedDecision } from '@marquee/contract/calls/operator-cases'
import type { CaseMoney } from '@marquee/contract/calls/settlements'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/Stack.tsx'
import { SplitAmounts } from '../SplitField.tsx'

interface FirstDecisionProps {
  appealed: AppealedDecision
  names: { brand: string; talent: string }
  money: CaseMoney
}

/** The decision that the appeal is about: the split, the reasons, by whom and when. */
export function FirstDecision({ appealed, names, money }: FirstDecisionProps) {
  const { decidedBy, reason, text, backBps, at } = appealed
  return (
    <Card title="First decision" aside={money.left > 0 ? `${backBps / 100}% back` : 'Gifted work'}>
      <Stack gap={12}>
        {money.left > 0 && <SplitAmounts side="operator" names={names} money={money} backBps={backBps} />}
        <p>
          <strong>{reason}.</strong> {text}
        </p>
        <p>
          {decidedBy.name}, {formatLocalDateTime(at)}
        </p>
      </Stack>
    </Card>
  )
}

/** Says who may decide an appeal, and from when, to the operator who decided first. */
export function AppealNotAllowed({ mayDecideFrom }: { mayDecideFrom: string | null }) {
  return (
    <Card title="Decision">
      <p>
        {mayDecideFrom === null
          ? 'You made the first decision, so another operator must decide the appeal. You can decide it yourself only when there is no other operator, 48 hours after the appeal.'
          : `You made the first decision. While there is no other operator, you can decide the appeal from ${formatLocalDateTime(mayDecideFrom)}. Another operator can decide it at once.`}
      </p>
    </Card>
  )
}
