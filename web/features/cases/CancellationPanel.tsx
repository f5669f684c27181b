import type { Cancellation } from '@marquee/contract/calls/cancellations'
import { cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import { cancellationReasons } from '@marquee/contract/rules/cancellation-reasons'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { ALL_BPS, splitCharges } from '@marquee/contract/rules/split'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { type CaseOf, nameOf, namesOf } from './case.ts'
import { cancellationRows, caseTopics } from './cases.queries.ts'
import { ProposeSplit } from './ProposeSplit.tsx'
import { SettlementResult } from './SettlementResult.tsx'
import { SplitAmounts } from './SplitField.tsx'

interface PanelProps extends CaseOf {
  cancellation: Cancellation
}

/** A cancellation request: its reason and proposal, what silence does, and the reader’s next step. */
export function CancellationPanel({ side, deal, cancellation }: PanelProps) {
  const { status, requestedBy, reason, note, proposals, settlement, decision, money } = cancellation
  const { label, tone } = cancellationLifecycle.states[status]
  const requester = nameOf({ side, deal }, requestedBy)
  const last = proposals.at(-1)
  const isOpen = status === 'pending' || status === 'escalated'
  const isFrozen = reason === 'suspended'
  return (
    <Card title={isFrozen ? 'Deal paused' : 'Cancellation'} aside={<Status tone={tone}>{label}</Status>}>
      <Stack>
        {isFrozen ? (
          <p>
            Marquee has paused the deal, because {requester === 'You' ? 'your' : `${requester}’s`} account is
            suspended.
          </p>
        ) : (
          <p>
            <strong>{requester}</strong> asked to cancel: {cancellationReasons[reason].label}.
          </p>
        )}
        {note && <p>“{note}”</p>}
        {isOpen && isFrozen && (
          <p>
            The money is held and deadlines are paused. The deal continues if the account is restored;
            otherwise Marquee will decide
            {cancellation.decideBy && ` by ${formatDate(cancellation.decideBy)}`}.
          </p>
        )}
        {isOpen && !isFrozen && last && (
          <>
            {proposals.length > 1 && (
              <p>
                <strong>{nameOf({ side, deal }, last.by)}</strong> proposed another split
                {last.note && `: “${last.note}”`}
              </p>
            )}
            {money.left > 0 && (
              <SplitAmounts side={side} names={namesOf(deal)} money={money} backBps={cancellation.backBps} />
            )}
            <p>{describeWait({ side, deal, cancellation })}</p>
          </>
        )}
        {decision && (
          <p>
            <strong>Marquee decided: {decision.reason}.</strong> {decision.text}
          </p>
        )}
        {settlement && <SettlementResult side={side} deal={deal} settlement={settlement} />}
        {isOpen && <CancellationSteps side={side} deal={deal} cancellation={cancellation} />}
      </Stack>
    </Card>
  )
}

/** Says what happens next, by when, and what silence does. */
function describeWait({ side, deal, cancellation }: PanelProps) {
  const { status, turn, respondBy, decideBy, silence, money, backBps } = cancellation
  if (status === 'escalated')
    return (
      <>
        Marquee will decide{decideBy && ` by ${formatDate(decideBy)}`}. Until then you can still agree on a
        split yourselves. Deadlines are paused.
      </>
    )
  const { back } = splitCharges(money.charges, silence === 'proposal' ? backBps : ALL_BPS)
  const to = side === 'brand' ? 'you' : deal.brand.companyName
  const without =
    silence === 'operator'
      ? 'Without an answer Marquee decides.'
      : money.left === 0
        ? 'Without an answer the deal is cancelled.'
        : `Without an answer the deal is cancelled and ${formatMoney(back, money.currency)} goes back to ${to}.`
  return (
    <>
      {turn && `${nameOf({ side, deal }, turn)} can answer until `}
      {respondBy && <time dateTime={respondBy}>{formatLocalDateTime(respondBy)}</time>}. {without} Deadlines
      are paused.
    </>
  )
}

function CancellationSteps({ side, deal, cancellation }: PanelProps) {
  const rows = cancellationRows[side]
  const [open, setOpen] = useState<'agree' | 'propose' | null>(null)
  const options = { topics: caseTopics, onSuccess: () => setOpen(null) }
  const agree = useCallMutation(rows.agree, options)
  const refuse = useCallMutation(rows.refuse, options)
  const withdraw = useCallMutation(rows.withdraw, options)
  const propose = useCallMutation(rows.propose, options)
  const named = { cancellationId: cancellation.id, version: cancellation.version }
  const may = (action: string) => cancellation.allowedActions.includes(action)
  const { charges, currency, left } = cancellation.money
  const { back, talent } = splitCharges(charges, cancellation.backBps)
  if (open === 'propose')
    return (
      <ProposeSplit
        side={side}
        deal={deal}
        money={cancellation.money}
        initial={cancellation.backBps}
        label="Your proposal"
        hasNote
        isBusy={propose.isPending}
        onCancel={() => setOpen(null)}
        onSend={(backBps, note) => propose.mutate({ ...named, backBps, note })}
      />
    )
  if (!['agree', 'refuse', 'propose', 'withdraw'].some(may)) return null
  return (
    <>
      <ActionBar>
        {may('withdraw') && (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(named)}>
            Withdraw request
          </Button>
        )}
        {may('refuse') && (
          <Button busy={refuse.isPending} onClick={() => refuse.mutate(named)}>
            Decline
          </Button>
        )}
        {may('propose') && left > 0 && (
          <Button onClick={() => setOpen('propose')}>Propose another split</Button>
        )}
        {may('agree') && (
          <Button kind="primary" onClick={() => setOpen('agree')}>
            Agree
          </Button>
        )}
      </ActionBar>
      <ConfirmDialog
        isOpen={open === 'agree'}
        onClose={() => setOpen(null)}
        title="Agree and end the deal?"
        consequences={[
          left > 0
            ? `${formatMoney(back, currency)} goes back to ${deal.brand.companyName}; ${deal.talent.displayName} earns ${formatMoney(talent, currency)}.`
            : 'The work is for a gift, so no money moves.',
          'The deal and its open work are cancelled. You can’t undo this.',
        ]}
        confirm="Agree and end the deal"
        isBusy={agree.isPending}
        onConfirm={() => agree.mutate(named)}
      />
    </>
  )
}
