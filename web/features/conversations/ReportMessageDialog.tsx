import { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message } from '@marquee/contract/calls/messages'
import { reportKindCodes } from '@marquee/contract/rules/report-kinds'
import { useState } from 'react'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { ReportKindField } from '#ui/reports/ReportKindField.tsx'
import classes from './Dialogs.module.css'

interface ReportMessageDialogProps {
  conversationId: string
  /** The reported message; null for the whole conversation. */
  message: Message | null
  onClose: () => void
}

/** Reports a message or conversation to Marquee's support. The other party is not notified. */
export function ReportMessageDialog({ conversationId, message, onClose }: ReportMessageDialogProps) {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const known = reportKindCodes.find((code) => code === reason)
  const report = useCallMutation(conversationCalls.markAction, {
    topics: ['reports'],
    success: null,
    onSuccess: () => {
      toast.success('Thanks. We’ll review your report. You find it in your settings.')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={message ? `Report a message from ${message.author}` : 'Report this conversation'}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p>
          We keep a copy of {message ? 'this message' : 'the last messages'}, and a person decides about it.
          You read the decision in your settings, under “Reports”. We do not tell the other party who sent the
          report.
        </p>
        <ReportKindField placeholder="Choose" value={reason} onChange={setReason} />
        <TextAreaField
          label="Details"
          hint="Optional"
          rows={3}
          limit={1000}
          value={text}
          onChange={setText}
        />
        <LeaveDialog isDirty={text.trim() !== '' && !report.isPending} />
        <div className={classes.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={report.isPending}
            disabled={!known}
            onClick={() =>
              known &&
              report.mutate({
                conversationId,
                action: 'report',
                reason: known,
                text,
                ...(message && { no: message.no }),
              })
            }
          >
            Report
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
