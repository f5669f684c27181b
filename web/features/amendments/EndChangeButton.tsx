import type { Amendment } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { amendmentRows, amendmentTopics } from './amendments.queries.ts'
import { otherName } from './describe-change.ts'

interface EndChangeButtonProps {
  side: Viewer
  deal: DealDetails
  amendment: Amendment
  how: 'refuse' | 'withdraw'
}

/** Declines a change of the other side with a reason, or withdraws one's own; the deal continues as agreed. */
export function EndChangeButton({ side, deal, amendment, how }: EndChangeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { id: amendmentId, version, status, funding } = amendment
  const options = { topics: amendmentTopics, onSuccess: () => setOpen(false) }
  const refuse = useCallMutation(amendmentRows[side].refuse, options)
  const withdraw = useCallMutation(amendmentRows[side].withdraw, options)
  const isDraft = status === 'draft'
  const isRenewal = amendment.kind === 'rights_renewal'
  const noun = isRenewal ? 'renewal' : 'change'
  const label = how === 'refuse' ? 'Decline' : isDraft ? `Discard ${noun}` : `Withdraw ${noun}`
  const isHeld = funding?.status === 'authorised'
  const other = otherName(side, deal)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          how === 'refuse'
            ? `Decline this ${noun}?`
            : isDraft
              ? `Discard this ${noun}?`
              : `Withdraw this ${noun}?`
        }
        subject={
          side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        }
        consequences={[
          isRenewal ? 'The usage rights end as agreed.' : 'The deal continues as agreed.',
          isDraft ? `${other} has not seen it.` : `${other} is notified at once.`,
          ...(isHeld ? ['The hold on the card is released.'] : []),
        ]}
        confirm={how === 'refuse' ? `Decline ${noun}` : label}
        isDangerous
        isBusy={refuse.isPending || withdraw.isPending}
        onConfirm={() =>
          how === 'refuse'
            ? refuse.mutate({ amendmentId, version, reason })
            : withdraw.mutate({ amendmentId, version })
        }
      >
        {how === 'refuse' && (
          <TextAreaField
            label={`Message to ${other}`}
            hint="Optional"
            value={reason}
            onChange={setReason}
            rows={2}
            limit={1000}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
