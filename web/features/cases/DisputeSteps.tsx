import type { Dispute } from '@marquee/contract/calls/disputes'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { splitCharges } from '@marquee/contract/rules/split'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { sideOf } from '#lib/viewer.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { CaseOf } from './case.ts'
import { caseTopics, disputeRows } from './cases.queries.ts'
import { ProposeSplit } from './ProposeSplit.tsx'
import { StatementForm } from './StatementForm.tsx'

interface StepsProps extends CaseOf {
  dispute: Dispute
}
type Form = 'propose' | 'appeal' | 'statement'
type Act = 'settle' | 'withdraw' | 'waive'

/** The reader’s steps in a dispute: name or accept a split, add a statement, appeal or accept the decision. */
export function DisputeSteps({ side, deal, dispute }: StepsProps) {
  const rows = disputeRows[side]
  const [open, setOpen] = useState<Form | null>(null)
  const [act, setAct] = useState<Act | null>(null)
  const close = () => {
    setOpen(null)
    setAct(null)
  }
  const options = { topics: caseTopics, onSuccess: close }
  const propose = useCallMutation(rows.propose, options)
  const accept = useCallMutation(rows.accept, options)
  const withdraw = useCallMutation(rows.withdraw, options)
  const waive = useCallMutation(rows.waive, options)
  const named = { disputeId: dispute.id, version: dispute.version }
  const may = (action: string) => dispute.allowedActions.includes(action)
  const isBrand = sideOf(side) === 'brand'
  const other = isBrand ? dispute.talentBps : dispute.brandBps
  const own = isBrand ? dispute.brandBps : dispute.talentBps
  if (open === 'propose')
    return (
      <ProposeSplit
        side={side}
        deal={deal}
        money={dispute.money}
        initial={own ?? other ?? 5_000}
        label={isBrand ? 'The least you take back' : 'The most you give back'}
        isBusy={propose.isPending}
        onCancel={close}
        onSend={(backBps) => propose.mutate({ ...named, backBps })}
      />
    )
  if (open === 'appeal') return <AppealForm side={side} dispute={dispute} onDone={close} />
  if (open === 'statement') return <StatementForm side={side} disputeId={dispute.id} onDone={close} />
  const mayState = ['open', 'escalated', 'appealed'].includes(dispute.status)
  const agreed =
    other !== null && dispute.money.left > 0
      ? formatMoney(splitCharges(dispute.money.charges, other).back, dispute.money.currency)
      : null
  if (!mayState && !['appeal', 'waive'].some(may)) return null
  const confirmations = confirmationsOf(agreed, deal.brand.companyName)
  const perform = {
    settle: () => other !== null && accept.mutate({ ...named, backBps: other }),
    withdraw: () => withdraw.mutate(named),
    waive: () => waive.mutate(named),
  }
  return (
    <>
      <ActionBar sentence={describeNext(dispute)}>
        {may('withdraw') && <Button onClick={() => setAct('withdraw')}>Withdraw dispute</Button>}
        {mayState && <Button onClick={() => setOpen('statement')}>Add statement</Button>}
        {may('appeal') && <Button onClick={() => setOpen('appeal')}>Appeal</Button>}
        {may('settle') && other !== null && (
          <Button kind={own === null ? 'plain' : 'primary'} onClick={() => setAct('settle')}>
            {agreed ? `Accept ${agreed} back` : 'Accept'}
          </Button>
        )}
        {may('propose') && (
          <Button kind={own === null ? 'primary' : 'plain'} onClick={() => setOpen('propose')}>
            {own === null ? 'Propose split' : 'Change proposal'}
          </Button>
        )}
        {may('waive') && (
          <Button kind="primary" onClick={() => setAct('waive')}>
            Accept decision
          </Button>
        )}
      </ActionBar>
      {act && (
        <ConfirmDialog
          isOpen
          onClose={close}
          {...confirmations[act]}
          isBusy={accept.isPending || withdraw.isPending || waive.isPending}
          onConfirm={perform[act]}
        />
      )}
    </>
  )
}

/** What each final step means, for its confirmation. */
function confirmationsOf(back: string | null, brand: string) {
  const final = 'You can’t undo this.'
  return {
    settle: {
      title: 'Accept and settle the dispute?',
      consequences: [
        back ? `${back} goes back to ${brand}. The rest is paid out.` : 'No money moves.',
        `The dispute and the deal end. ${final}`,
      ],
      confirm: 'Accept and settle',
    },
    withdraw: {
      title: 'Withdraw your dispute?',
      consequences: ['The deal continues where it was paused.', final],
      confirm: 'Withdraw dispute',
    },
    waive: {
      title: 'Accept the decision?',
      consequences: [`You give up your appeal. ${final}`, 'The money moves once both sides have accepted.'],
      confirm: 'Accept decision',
    },
  } satisfies Record<Act, { title: string; consequences: string[]; confirm: string }>
}

/** Says what happens next, and by when. */
function describeNext({ status, settleBy, decideBy, appealBy, waived }: Dispute): string | null {
  const by = (moment: string | null) => (moment ? ` by ${formatDate(moment)}` : '')
  if (status === 'open')
    return `If your proposals overlap, the dispute is settled at once, halfway between them. Otherwise it goes to Marquee${settleBy ? ` on ${formatDate(settleBy)}` : ''}. Deadlines are paused, and nothing is paid out.`
  if (status === 'escalated')
    return `Marquee will decide${by(decideBy)}. Until then you can still agree on a split yourselves.`
  if (status === 'appealed') return `Marquee will decide the appeal${by(decideBy)}.`
  if (status !== 'decided') return null
  const accepted = waived.brand || waived.talent ? 'One side has accepted the decision. ' : ''
  const end = appealBy ? `, or on ${formatDate(appealBy)} if neither side appeals` : ''
  return `${accepted}The money moves once both sides accept${end}.`
}

function AppealForm({
  side,
  dispute,
  onDone,
}: Pick<StepsProps, 'side' | 'dispute'> & { onDone: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: disputeRows[side].appeal,
    initial: { text: '' },
    toBody: ({ text }) => ({ disputeId: dispute.id, version: dispute.version, text }),
    topics: caseTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Send appeal
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Why is the decision wrong?"
        hint="There is one appeal. Another operator decides about it where there is one."
        isRequired
        rows={4}
        limit={4000}
        {...form.getInputProps('text')}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
