import { type Card, cardCalls } from '@marquee/contract/calls/cards'
import { formatCard } from '#lib/payment/format-card.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { cardTopics } from './cards.queries.ts'

interface ExpiryDialogProps {
  card: Card
  isOpen: boolean
  onClose: () => void
}

/** Changes the expiry date of a card that the bank has renewed. */
export function ExpiryDialog({ card, isOpen, onClose }: ExpiryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Expiry of ${formatCard(card)}`}>
      <ExpiryForm card={card} onClose={onClose} />
    </Dialog>
  )
}

function ExpiryForm({ card, onClose }: Omit<ExpiryDialogProps, 'isOpen'>) {
  const { form, onSubmit, isSending } = useCallForm({
    call: cardCalls.updateCard,
    initial: { expMonth: String(card.expMonth), expYear: String(card.expYear) },
    toBody: ({ expMonth, expYear }) => ({
      cardId: card.id,
      expMonth: Number(expMonth),
      expYear: Number(expYear),
    }),
    topics: cardTopics,
    success: 'Expiry date updated.',
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Save expiry date
          </Button>
        </>
      }
    >
      <p>You can only correct the date. If the number has changed, add a new card.</p>
      <FieldRow>
        <SelectField label="Month" options={months} {...form.getInputProps('expMonth')} />
        <SelectField label="Year" options={yearsFor(card)} {...form.getInputProps('expYear')} />
      </FieldRow>
    </FormBody>
  )
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}))

/** Returns the years from this one, or from the card's own if it is earlier. */
function yearsFor({ expYear }: Card) {
  const first = Math.min(expYear, new Date().getFullYear())
  return Array.from({ length: 21 }, (_, index) => String(first + index)).map((year) => ({
    value: year,
    label: year,
  }))
}
