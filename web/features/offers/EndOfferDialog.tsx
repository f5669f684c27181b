import { type OfferDetails, offerCalls, rejectReasonCodes } from '@marquee/contract/calls/offers'
import { rejectReasons } from '@marquee/contract/lifecycles/offer'
import { useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { describeEnd } from './describe-end.ts'
import { talentRows } from './offers.queries.ts'

interface EndOfferDialogProps {
  side: Viewer
  offer: OfferDetails
  isOpen: boolean
  onClose: () => void
}

const topics = ['offers', 'home', 'applications', 'campaigns']
const reasons = rejectReasonCodes.map((value) => ({ value, label: rejectReasons[value] }))

/** Ends an offer: the talent declines with a reason, the brand withdraws it. */
export function EndOfferDialog({ side, offer, isOpen, onClose }: EndOfferDialogProps) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const options = { topics, onSuccess: onClose }
  const reject = useCallMutation(talentRows(side).reject, options)
  const isDraft = offer.status === 'draft'
  const cancel = useCallMutation(
    offerCalls.cancelOffer,
    isDraft ? { ...options, success: 'Draft discarded.' } : options,
  )
  const chosen = rejectReasonCodes.find((code) => code === reason)
  const handleConfirm = () => {
    if (side === 'brand') cancel.mutate({ offerId: offer.id })
    else if (chosen) reject.mutate({ offerId: offer.id, reason: chosen, note })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        isDraft ? 'Discard this draft?' : side === 'brand' ? 'Withdraw this offer?' : 'Decline this offer?'
      }
      subject={
        side === 'agent' && <ForTalent name={offer.talent.displayName} picture={offer.talent.avatarUrl} />
      }
      consequences={describeEnd(side, offer)}
      confirm={isDraft ? 'Discard draft' : side === 'brand' ? 'Withdraw offer' : 'Decline offer'}
      isDangerous
      isBusy={reject.isPending || cancel.isPending}
      isDisabled={side !== 'brand' && !chosen}
      onConfirm={handleConfirm}
    >
      {side !== 'brand' && (
        <Stack gap={12}>
          <SelectField
            label="Reason for declining"
            placeholder="Choose a reason"
            value={reason}
            onChange={setReason}
            options={reasons}
            isRequired
          />
          <TextAreaField
            label="Message to the brand (optional)"
            hint="Optional"
            value={note}
            onChange={setNote}
            error={fieldErrors(reject.error).note}
            rows={2}
            limit={500}
          />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
