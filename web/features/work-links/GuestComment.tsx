import type { CallOutput } from '@marquee/contract/call'
import { EDIT_WINDOW_MS } from '@marquee/contract/calls/messages'
import { MAX_OUTSIDE_COMMENT, workLinkCalls } from '@marquee/contract/calls/work-links'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useNow } from '#lib/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import classes from './OutsideWork.module.css'

type Comment = CallOutput<typeof workLinkCalls.commentFromOutside>

interface Guest {
  token: string
  guestToken: string
  /** Whether the work is still open for comments. */
  isOpen: boolean
}

interface GuestCommentProps {
  comment: Comment
  number: number
  /** The guest who wrote it and is looking; null for a comment of another guest. */
  guest: Guest | null
  onChanged: () => void
}

/** What a guest wrote, with the buttons to edit and delete it where it is the viewer’s own. */
export function GuestComment({ comment, number, guest, onChanged }: GuestCommentProps) {
  const [isEditing, setEditing] = useState(false)
  const now = useNow()
  if (guest && isEditing)
    return (
      <EditForm
        comment={comment}
        number={number}
        guest={guest}
        onEnd={(isChanged) => {
          setEditing(false)
          if (isChanged) onChanged()
        }}
      />
    )
  const mayEdit = guest?.isOpen && now.getTime() - Date.parse(comment.at) < EDIT_WINDOW_MS
  return (
    <div>
      <p>{comment.text}</p>
      <p className={classes.by}>
        {comment.name}
        {comment.editedAt && ' · edited'}
      </p>
      {guest && (
        <Cluster>
          {mayEdit && (
            <Button size="small" aria-label={`Edit comment ${number}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <DeleteButton comment={comment} number={number} guest={guest} onDeleted={onChanged} />
        </Cluster>
      )}
    </div>
  )
}

interface EditFormProps extends Omit<GuestCommentProps, 'onChanged'> {
  guest: Guest
  onEnd: (isChanged: boolean) => void
}

function EditForm({ comment, number, guest: { token, guestToken }, onEnd }: EditFormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: workLinkCalls.editOutsideComment,
    initial: { text: comment.text },
    toBody: ({ text }) => ({ token, guestToken, commentId: comment.id, text }),
    onSuccess: () => onEnd(true),
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Save comment
          </Button>
        </>
      }
    >
      <TextAreaField
        label={`Comment ${number}`}
        isRequired
        rows={3}
        limit={MAX_OUTSIDE_COMMENT}
        {...form.getInputProps('text')}
      />
    </FormBody>
  )
}

interface DeleteButtonProps {
  comment: Comment
  number: number
  guest: Guest
  onDeleted: () => void
}

function DeleteButton({ comment, number, guest: { token, guestToken }, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useCallMutation(workLinkCalls.deleteOutsideComment, {
    onSuccess: () => {
      setAsking(false)
      onDeleted()
    },
  })
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Delete comment ${number}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this comment?"
        consequences={[
          'Nobody can read it here any more. A change that the brand has requested because of it stays.',
          'You can’t undo this.',
        ]}
        confirm="Delete comment"
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ token, guestToken, commentId: comment.id })}
      />
    </>
  )
}
