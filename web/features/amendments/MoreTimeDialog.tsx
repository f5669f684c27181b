import type { DealAmendments } from '@marquee/contract/calls/amendments'
import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { addDays, dayOf } from '@marquee/contract/rules/dates'
import { mayAskMoreTime, withMoreTime } from '@marquee/contract/terms/more-time'
import { useCallForm } from '#lib/use-call-form.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { amendmentRows, amendmentTopics } from './amendments.queries.ts'
import { ChangesList } from './ChangesList.tsx'
import { otherName } from './describe-change.ts'

interface MoreTimeDialogProps {
  side: Viewer
  deal: DealDetails
  /** The terms of the deal now. */
  present: NonNullable<DealAmendments['present']>
  isOpen: boolean
  onClose: () => void
}

/** Returns the deliverables for which more time can be asked now. */
export function lateWork(deal: DealDetails, now: Date): Deliverable[] {
  return deal.deliverables.filter(
    (deliverable) => isUnfinished(deliverable) && mayAskMoreTime(new Date(deliverable.dueAt), now),
  )
}

const isUnfinished = ({ status }: Deliverable): boolean =>
  status === 'pending' || status === 'changes_requested'

/** Asks for a later due date; shows every date that moves along before it is sent. */
export function MoreTimeDialog({ isOpen, onClose, ...rest }: MoreTimeDialogProps) {
  const title = rest.side === 'brand' ? 'Give more time' : 'Ask for more time'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} shape="wide">
      {isOpen && <MoreTimeForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function MoreTimeForm({ side, deal, present, onClose }: Omit<MoreTimeDialogProps, 'isOpen'>) {
  const late = lateWork(deal, new Date())
  const [first] = late
  const { form, onSubmit, isSending } = useCallForm({
    call: amendmentRows[side].askMoreTime,
    initial: { deliverableId: first?.id ?? '', draftDue: laterDay(first), reason: '' },
    toBody: (values) => ({ ...values, dealId: deal.id }),
    topics: amendmentTopics,
    onSuccess: onClose,
  })
  const { deliverableId, draftDue } = form.values
  const chosen = late.find(({ id }) => id === deliverableId)
  const { terms, price } = present
  const isOpen = (id: string) => deal.deliverables.some((row) => row.id === id && isUnfinished(row))
  const deliverables = withMoreTime(terms.deliverables, deliverableId, draftDue, isOpen)
  const other = otherName(side, deal)
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            {side === 'brand' ? 'Propose new date' : 'Send request'}
          </Button>
        </>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      {late.length > 1 && (
        <SelectField
          label="Deliverable"
          options={late.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('deliverableId')}
        />
      )}
      <DateField
        label={chosen ? `New due date for ${chosen.title}` : 'New due date'}
        min={addDays(laterOf(chosen?.spec.draftDue, dayOf(new Date())), 1)}
        {...form.getInputProps('draftDue')}
      />
      <TextAreaField
        label="Reason"
        hint={`${other} reads it.`}
        isRequired
        rows={3}
        limit={1000}
        {...form.getInputProps('reason')}
      />
      <ChangesList
        side={side}
        before={present}
        after={{ terms: { ...terms, deliverables }, price }}
        talent={deal.talent.displayName}
      />
      <p>
        {other} has 72 hours to answer. Until then reminders for this work pause; the price stays the same.
      </p>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}

/** Returns the suggested date: a week after the present one, or after today when that has passed. */
function laterDay(deliverable: Deliverable | undefined): string {
  return addDays(laterOf(deliverable?.spec.draftDue, dayOf(new Date())), 7)
}

const laterOf = (one: string | undefined, other: string): string => (one && one > other ? one : other)
