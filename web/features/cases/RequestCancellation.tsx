import type { CaseMoney } from '@marquee/contract/calls/settlements'
import {
  cancellationReasonCodes,
  cancellationReasons,
  reasonsOf,
} from '@marquee/contract/rules/cancellation-reasons'
import { isGift } from '@marquee/contract/terms/price'
import { useCallForm } from '#lib/use-call-form.ts'
import { sideOf } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { type CaseOf, namesOf } from './case.ts'
import { caseTopics, requestRows } from './cases.queries.ts'
import { SplitField } from './SplitField.tsx'

interface RequestProps extends CaseOf {
  /** What a split divides. */
  money: CaseMoney
  isOpen: boolean
  onClose: () => void
}

/** Asks the other side to end the deal with a split; the reason only presets it. */
export function RequestCancellation({ isOpen, ...request }: RequestProps) {
  return (
    <Dialog isOpen={isOpen} onClose={request.onClose} title="Request cancellation" shape="sheet">
      <RequestForm {...request} />
    </Dialog>
  )
}

function RequestForm({ side, deal, money, onClose }: Omit<RequestProps, 'isOpen'>) {
  const reasons = reasonsOf(sideOf(side))
  const other = sideOf(side) === 'brand' ? deal.talent.displayName : deal.brand.companyName
  const { form, onSubmit, isSending } = useCallForm({
    call: requestRows[side],
    initial: { reason: '', note: '', backBps: 10_000 },
    toBody: (values) => ({ dealId: deal.id, version: deal.version, ...values }),
    topics: caseTopics,
    success: 'Cancellation requested.',
    onSuccess: onClose,
  })
  const choose = (reason: string) => {
    form.setFieldValue('reason', reason)
    const code = cancellationReasonCodes.find((known) => known === reason)
    if (code) form.setFieldValue('backBps', cancellationReasons[code].preset[stageOf(deal)])
  }
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending} disabled={form.values.reason === ''}>
            Send request
          </Button>
        </>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <SelectField
        label="Reason"
        isRequired
        placeholder="Choose a reason"
        options={reasons.map((code) => ({ value: code, label: cancellationReasons[code].label }))}
        {...form.getInputProps('reason')}
        onChange={choose}
      />
      {!isGift(deal.price) && (
        <SplitField
          side={side}
          names={namesOf(deal)}
          money={money}
          label="Your proposal"
          value={form.values.backBps}
          onChange={(backBps) => form.setFieldValue('backBps', backBps)}
        />
      )}
      <TextAreaField
        label={`Message to ${other}`}
        hint="Optional"
        rows={3}
        limit={1000}
        {...form.getInputProps('note')}
      />
      <Callout>
        The deal and its deadlines pause. {other} has 72 hours to agree, decline or propose another split.
      </Callout>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}

/** How far the work is, which the preset of a reason depends on. */
function stageOf({ status, deliverables }: CaseOf['deal']): 'untouched' | 'submitted' | 'approved' {
  if (status === 'approved') return 'approved'
  return deliverables.some(({ submissions }) => submissions.length > 0) ? 'submitted' : 'untouched'
}
