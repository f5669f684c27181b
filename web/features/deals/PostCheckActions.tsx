import { type PostCheck, postCheckCalls } from '@marquee/contract/calls/post-checks'
import {
  type CorrectionReason,
  correctionReasonCodes,
  correctionReasons,
  DEFAULT_CORRECTION_DAYS,
  MAX_CORRECTION_DAYS,
} from '@marquee/contract/rules/post-checks'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { postCheckTopics } from './post-checks.queries.ts'

interface PostCheckActionsProps {
  post: PostCheck
  talentName: string
  size?: 'small' | 'normal'
}

/** What a brand does about a post: mark it as checked, ask to put it right, or refuse what was reported. */
export function PostCheckActions({ post, talentName, size = 'normal' }: PostCheckActionsProps) {
  const [open, setOpen] = useState<'ask' | 'refuse' | null>(null)
  const mark = useCallMutation(postCheckCalls.markPostChecked, { topics: postCheckTopics })
  const { deliverableId, title, correction, mayCheck, mayAsk } = post
  const isReported = correction?.status === 'reported'
  const of = `${title} by ${talentName}`
  return (
    <>
      <Cluster>
        {mayAsk && (
          <Button size={size} aria-label={`Ask to put right: ${of}`} onClick={() => setOpen('ask')}>
            Ask to put right
          </Button>
        )}
        {isReported && (
          <Button size={size} aria-label={`Not put right: ${of}`} onClick={() => setOpen('refuse')}>
            Not put right
          </Button>
        )}
        {mayCheck && (
          <Button
            size={size}
            kind={isReported || post.nextCheckAt !== null ? 'primary' : 'plain'}
            aria-label={`Mark as checked: ${of}`}
            busy={mark.isPending}
            onClick={() => mark.mutate({ deliverableId })}
          >
            Mark as checked
          </Button>
        )}
      </Cluster>
      <Dialog isOpen={open === 'ask'} onClose={() => setOpen(null)} title={`Ask to put ${title} right`}>
        {open === 'ask' && <AskForm post={post} talentName={talentName} onDone={() => setOpen(null)} />}
      </Dialog>
      <Dialog isOpen={open === 'refuse'} onClose={() => setOpen(null)} title={`${title} is not put right`}>
        {open === 'refuse' && (
          <RefuseForm deliverableId={deliverableId} talentName={talentName} onDone={() => setOpen(null)} />
        )}
      </Dialog>
    </>
  )
}

const reasonOptions = correctionReasonCodes.map((value) => ({ value, label: correctionReasons[value] }))
const dayOptions = Array.from({ length: MAX_CORRECTION_DAYS }, (_, index) => ({
  value: String(index + 1),
  label: formatCount(index + 1, 'day'),
}))

interface FormProps {
  talentName: string
  onDone: () => void
}

interface AskValues extends Record<string, unknown> {
  reason: CorrectionReason
  note: string
  days: string
}

function AskForm({ post, talentName, onDone }: FormProps & { post: PostCheck }) {
  const { form, onSubmit, isSending } = useCallForm<typeof postCheckCalls.askCorrection, AskValues>({
    call: postCheckCalls.askCorrection,
    initial: {
      reason: 'label_missing',
      note: '',
      days: String(DEFAULT_CORRECTION_DAYS),
    },
    toBody: (values) => ({ ...values, days: Number(values.days), deliverableId: post.deliverableId }),
    topics: postCheckTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Ask to put right
          </Button>
        </>
      }
    >
      <p>
        {talentName} is notified, puts the post right and reports it. Otherwise Marquee decides.{' '}
        <strong>
          {post.isConfirmed
            ? 'No money moves: a confirmed post stays paid.'
            : 'Until then the post is not confirmed, and its payout waits.'}
        </strong>
      </p>
      <SelectField label="What is wrong" options={reasonOptions} {...form.getInputProps('reason')} />
      <TextAreaField
        label="What needs to change"
        isRequired
        rows={3}
        limit={1000}
        {...form.getInputProps('note')}
      />
      <SelectField label="Time to put it right" options={dayOptions} {...form.getInputProps('days')} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}

function RefuseForm({ deliverableId, talentName, onDone }: FormProps & { deliverableId: string }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: postCheckCalls.refuseCorrection,
    initial: { note: '' },
    toBody: (values) => ({ ...values, deliverableId }),
    topics: postCheckTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Let Marquee decide
          </Button>
        </>
      }
    >
      <p>{talentName} and Marquee can read what you write. An operator opens the post and decides.</p>
      <TextAreaField
        label="What is still wrong"
        isRequired
        rows={3}
        limit={1000}
        {...form.getInputProps('note')}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
