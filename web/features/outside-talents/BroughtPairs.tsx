import { type BroughtPair, outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { formatDate } from '@marquee/contract/rules/dates'
import {
  noFeeEndReasons,
  operatorEndReasons,
  outsideInvitationStates,
} from '@marquee/contract/rules/outside-talents'
import { capitalise } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { operatorPaths } from '#lib/paths.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { useBroughtPairs } from './outside-talents.queries.ts'

/** Whom a brand brought to Marquee, or who brought a talent; operators end the 0% fee here. */
export function BroughtPairs({ userId }: { userId: string }) {
  const pairs = useBroughtPairs(userId).data?.items ?? []
  const [ending, setEnding] = useState<BroughtPair | null>(null)
  if (pairs.length === 0) return null
  return (
    <Card title="Brought to Marquee, 0% fee">
      <RowList label="Pairs, newest first">
        {pairs.map((pair) => {
          const other = pair.brand.id === userId ? pair.talent : pair.brand
          const { label, tone } = outsideInvitationStates[pair.state]
          return (
            <Row
              key={pair.invitationId}
              to={operatorPaths.user(other.id)}
              title={other.name}
              detail={`Joined ${formatDate(pair.joinedAt)} · until ${formatDate(pair.noFeeUntil)}${pair.endReason ? ` · ended, because ${noFeeEndReasons[pair.endReason]}` : ''}`}
              state={<Status tone={tone}>{label}</Status>}
              action={
                pair.state === 'joined' && (
                  <Button
                    size="small"
                    aria-label={`End 0% fee with ${other.name}`}
                    onClick={() => setEnding(pair)}
                  >
                    End 0% fee
                  </Button>
                )
              }
            />
          )
        })}
      </RowList>
      <Dialog isOpen={ending !== null} onClose={() => setEnding(null)} title="End the 0% fee">
        {ending && <EndForm pair={ending} onClose={() => setEnding(null)} />}
      </Dialog>
    </Card>
  )
}

function EndForm({ pair, onClose }: { pair: BroughtPair; onClose: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: outsideTalentCalls.endNoFee,
    initial: { reasonCode: '', reason: '' },
    toBody: (values) => ({ ...values, invitationId: pair.invitationId }),
    topics: ['users'],
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" busy={isSending}>
            End 0% fee
          </Button>
        </>
      }
    >
      <p>
        The usual fee applies to terms that {pair.brand.name} and {pair.talent.name} send from now on. Terms
        that were sent before keep 0%. We tell both the reason.
      </p>
      <SelectField
        label="Reason"
        isRequired
        placeholder="Choose a reason"
        options={operatorEndReasons.map((value) => ({ value, label: capitalise(noFeeEndReasons[value]) }))}
        {...form.getInputProps('reasonCode')}
      />
      <AuditReason {...form.getInputProps('reason')} />
    </FormBody>
  )
}
