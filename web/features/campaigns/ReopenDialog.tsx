import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { addDays, dayOf } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'

interface ReopenDialogProps {
  campaignId: string
  isOpen: boolean
  onClose: () => void
  topics: readonly string[]
}

/** Reopens a closed campaign for applications, with a new closing date. */
export function ReopenDialog({ campaignId, isOpen, onClose, topics }: ReopenDialogProps) {
  const today = dayOf(new Date())
  const [applyBy, setApplyBy] = useState<string | null>(addDays(today, 14))
  const reopen = useCallMutation(campaignCalls.moveCampaign, { topics, onSuccess: onClose })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reopen applications?"
      consequences={['Talents can find it and apply again.']}
      confirm="Reopen applications"
      isDisabled={applyBy === null}
      isBusy={reopen.isPending}
      onConfirm={() => applyBy && reopen.mutate({ campaignId, event: 'reopen', applyBy })}
    >
      <DateField label="Applications close on" min={today} value={applyBy} onChange={setApplyBy} />
    </ConfirmDialog>
  )
}
