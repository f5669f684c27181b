import { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import type { CaseMoney } from '@marquee/contract/calls/settlements'
import {
  type DecisionReason,
  decisionReasonCodes,
  decisionReasons,
} from '@marquee/contract/rules/cancellation-reasons'
import { formatMoney } from '@marquee/contract/rules/currency'
import { splitCharges } from '@marquee/contract/rules/split'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'
import { SplitField } from '../SplitField.tsx'

interface DecisionFormProps {
  subject: { disputeId: string } | { cancellationId: string }
  version: number
  names: { brand: string; talent: string }
  money: CaseMoney
  /** What each side proposes, in basis points that go back to the brand. */
  proposals: readonly { label: string; backBps: number }[]
  /** Where the split starts: the first decision, for an appeal. The middle of the proposals when absent. */
  initialBps?: number | undefined
  /** When the money moves after the decision. */
  effect: string
  onDecided: () => void
}

/** Decides a case: the part that goes back, what each side gets, and the reasons that both read. */
export function DecisionForm(props: DecisionFormProps) {
  const { subject, version, names, money, proposals, initialBps, effect, onDecided } = props
  const [backBps, setBackBps] = useState(initialBps ?? middleOf(proposals.map((one) => one.backBps)))
  const [decision, setDecision] = useState('')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const options = {
    topics: ['queue'],
    onSuccess: () => {
      setConfirming(false)
      onDecided()
    },
    onError: () => setConfirming(false),
  }
  const decideDispute = useCallMutation(operatorCaseCalls.decideDispute, options)
  const decideCancellation = useCallMutation(operatorCaseCalls.decideCancellation, options)
  const { back, tax, fee, agent, talent } = splitCharges(money.charges, backBps)
  const sums = (minor: number) => formatMoney(minor, money.currency)
  const button =
    money.left === 0 ? 'Decide' : `Decide: ${sums(back)} back, ${sums(talent)} to ${names.talent}`
  const isReason = (code: string): code is DecisionReason => decisionReasonCodes.some((one) => one === code)
  const isReady = isReason(decision) && text.trim().length >= 20 && reason.trim().length >= 3
  const send = () => {
    if (!isReason(decision)) return
    const body = { version, backBps, decision, text, reason }
    if ('disputeId' in subject) decideDispute.mutate({ ...subject, ...body })
    else decideCancellation.mutate({ ...subject, ...body })
  }
  return (
    <Card title="Decision" aside={money.left > 0 ? `${sums(money.left)} held` : 'Gifted work'}>
      <Stack gap={12}>
        <SplitField
          side="operator"
          names={names}
          money={money}
          label="Part that goes back"
          value={backBps}
          onChange={setBackBps}
        />
        {money.left > 0 && (
          <>
            <Cluster>
              <Button size="small" onClick={() => setBackBps(0)}>
                All to {names.talent}
              </Button>
              {proposals.map(({ label, backBps: proposed }) => (
                <Button key={label} size="small" onClick={() => setBackBps(proposed)}>
                  {label}
                </Button>
              ))}
              <Button size="small" onClick={() => setBackBps(10_000)}>
                All back
              </Button>
            </Cluster>
            <KeyValues
              rows={[
                { label: 'Refund, credit note', value: sums(back) },
                { label: 'VAT on the rest', value: sums(tax) },
                { label: 'Marquee fee on the rest', value: sums(fee) },
                ...(agent > 0 ? [{ label: 'Agency commission', value: sums(agent) }] : []),
                { label: `Payout to ${names.talent}`, value: sums(talent), isTotal: true },
              ]}
            />
          </>
        )}
        <SelectField
          label="Reason, read by both sides"
          isRequired
          placeholder="Choose a reason"
          value={decision}
          onChange={(value) => setDecision(value)}
          options={decisionReasonCodes.map((code) => ({ value: code, label: decisionReasons[code] }))}
        />
        <TextAreaField
          label="Explanation, read by both sides"
          isRequired
          rows={4}
          limit={1_000}
          value={text}
          onChange={setText}
        />
        <AuditReason value={reason} onChange={setReason} />
        <p>{effect}</p>
        <Button kind="primary" disabled={!isReady} onClick={() => setConfirming(true)}>
          {button}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title="Save this decision?"
        consequences={[
          ...(money.left > 0
            ? [`${sums(back)} goes back to ${names.brand}. ${names.talent} earns ${sums(talent)}.`]
            : []),
          'Both sides read the reason and the explanation at once.',
          effect,
        ]}
        confirm={button}
        isBusy={decideDispute.isPending || decideCancellation.isPending}
        onConfirm={send}
      />
    </Card>
  )
}

/** Returns the middle of the proposals, in steps of 5 %; half without any. */
function middleOf(parts: readonly number[]): number {
  if (parts.length === 0) return 5_000
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length
  return Math.round(mean / 500) * 500
}
