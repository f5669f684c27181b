import { type EditedContentPage, operatorContentCalls } from '@marquee/contract/calls/operator-content'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { useState } from 'react'
import { ApiError, fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'

/** What is about to happen to a page. */
export type Act = { kind: 'publish' } | { kind: 'discard' } | { kind: 'restore'; version: number }

interface ActDialogProps {
  page: ContentKey
  revision: number
  /** Null while nothing is asked. */
  act: Act | null
  onClose: () => void
  onDone: (changed: EditedContentPage) => void
  /** The page was changed meanwhile, or the act is no longer possible. */
  onStale: () => void
}

/** Asks for the reason before a draft is published or discarded, or a version restored. */
export function ActDialog({ page, revision, act, onClose, onDone, onStale }: ActDialogProps) {
  const [reason, setReason] = useState('')
  const options = {
    topics: ['content'],
    onSuccess: (changed: EditedContentPage) => {
      setReason('')
      onDone(changed)
    },
  }
  const publish = useCallMutation(operatorContentCalls.publishContent, options)
  const discard = useCallMutation(operatorContentCalls.discardContentDraft, options)
  const restore = useCallMutation(operatorContentCalls.restoreContent, options)
  if (!act) return null
  const sent = { page, revision, reason }
  const isBusy = publish.isPending || discard.isPending || restore.isPending
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return
    onClose()
    onStale()
  }
  const confirm = () => {
    if (act.kind === 'publish') publish.mutate(sent, { onError })
    else if (act.kind === 'discard') discard.mutate(sent, { onError })
    else restore.mutate({ ...sent, version: act.version }, { onError })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      {...textOf(act)}
      isDangerous={act.kind === 'discard'}
      isBusy={isBusy}
      isDisabled={reason.trim().length < 3}
      onConfirm={confirm}
    >
      <AuditReason
        hint="Shown in the list of versions and in the audit log."
        value={reason}
        onChange={setReason}
        error={fieldErrors(publish.error ?? discard.error ?? restore.error).reason}
      />
    </ConfirmDialog>
  )
}

function textOf(act: Act): { title: string; consequences: string[]; confirm: string } {
  if (act.kind === 'publish')
    return {
      title: 'Publish this draft?',
      consequences: ['Visitors see it at once.', 'The version before it can be restored at any time.'],
      confirm: 'Publish',
    }
  if (act.kind === 'discard')
    return {
      title: 'Discard this draft?',
      consequences: ['The text of the draft is deleted.', 'What visitors see does not change.'],
      confirm: 'Discard draft',
    }
  return {
    title: act.version === 0 ? 'Restore the original text?' : `Restore version ${act.version}?`,
    consequences: ['Visitors see it at once, as a new version.', 'A saved draft is kept.'],
    confirm: 'Restore',
  }
}
