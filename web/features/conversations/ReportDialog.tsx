import { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message } from '@marquee/contract/calls/messages'
import { useState } from 'react'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import classes from './Dialogs.module.css'

const reasons = {
  abuse: 'It is abusive or hateful',
  spam: 'It is spam',
  fraud: 'It looks like fraud',
  off_platform: 'It asks to pay or work outside Marquee',
  other: 'Something else',
} as const
const options = Object.entries(reasons).map(([value, label]) => ({ value, label }))

interface ReportDialogProps {
  conversationId: string
  /** The reported message; null for the whole conversation. */
  message: Message | null
  onClose: () => void
}

/** Reports a message or conversation to Marquee's support. The other party is not notified. */
export function ReportDialog({ conversationId, message, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const known = isReason(reason) ? reason : null
  const report = useCallMutation(conversationCalls.markAction, {
    success: null,
    onSuccess: () => {
      toast.success('Thanks. We’ll review your report.')
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
          Our team will review {message ? 'this message' : 'the conversation'}. We don’t tell the other party.
        </p>
        <SelectField
          label="Reason for report"
          placeholder="Choose"
          value={reason}
          onChange={setReason}
          options={options}
        />
        <TextAreaField
          label="Details"
          hint="Optional"
          rows={3}
          limit={1000}
          value={text}
          onChange={setText}
        />
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

function isReason(value: string): value is keyof typeof reasons {
  return value in reasons
}
