import { type EditedContentPage, operatorContentCalls } from '@marquee/contract/calls/operator-content'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { type LegalDocument, legalDocuments } from '@marquee/contract/legal/documents'
import { isLegalDocument } from '@marquee/contract/legal/keys'
import { useState } from 'react'
import { ApiError, fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Stack } from '#ui/Stack.tsx'

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
  const [changes, setChanges] = useState('')
  const [isMinor, setMinor] = useState(false)
  const options = {
    topics: ['content'],
    onSuccess: (changed: EditedContentPage) => {
      setReason('')
      // The next version has changes of its own.
      setChanges('')
      setMinor(false)
      onDone(changed)
    },
  }
  const publish = useCallMutation(operatorContentCalls.publishContent, options)
  const discard = useCallMutation(operatorContentCalls.discardContentDraft, options)
  const restore = useCallMutation(operatorContentCalls.restoreContent, options)
  if (!act) return null
  const document = isLegalDocument(page) && act.kind !== 'discard' ? legalDocuments[page] : null
  const lines = linesOf(changes)
  const sent = { page, revision, reason }
  const published = { ...sent, ...(document && { legal: { isMinor, changes: lines } }) }
  const isBusy = publish.isPending || discard.isPending || restore.isPending
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return
    onClose()
    onStale()
  }
  const confirm = () => {
    if (act.kind === 'publish') publish.mutate(published, { onError })
    else if (act.kind === 'discard') discard.mutate(sent, { onError })
    else restore.mutate({ ...published, version: act.version }, { onError })
  }
  const errors = fieldErrors(publish.error ?? discard.error ?? restore.error)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      {...textOf(act, document?.confirmation && !isMinor ? document : null)}
      isDangerous={act.kind === 'discard'}
      isBusy={isBusy}
      isDisabled={reason.trim().length < 3 || (document !== null && lines.length === 0)}
      onConfirm={confirm}
    >
      <Stack>
        {document && (
          <TextAreaField
            label="What has changed"
            hint="One sentence per line. The page lists these, and users read them before they confirm."
            isRequired
            rows={3}
            value={changes}
            onChange={setChanges}
            error={
              errors['legal.changes'] ??
              lines.map((_line, index) => errors[`legal.changes.${index}`]).find(Boolean)
            }
          />
        )}
        {document?.confirmation && (
          <CheckField
            label="This is a minor change, such as a clearer sentence. Users are not asked to confirm it."
            value={isMinor}
            onChange={setMinor}
          />
        )}
        <AuditReason
          hint="Shown in the list of versions and in the audit log."
          value={reason}
          onChange={setReason}
          error={errors.reason}
        />
      </Stack>
    </ConfirmDialog>
  )
}

/** Returns the lines of a text that are not empty. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Returns the words of the dialog. `confirmed` is the document that users will be asked to confirm; null without one. */
function textOf(
  act: Act,
  confirmed: LegalDocument | null,
): { title: string; consequences: string[]; confirm: string } {
  if (act.kind === 'publish')
    return {
      title: 'Publish this draft?',
      consequences: [
        'Visitors see it at once.',
        ...askedOf(confirmed),
        'The version before it can be restored at any time.',
      ],
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
    consequences: [
      'Visitors see it at once, as a new version.',
      ...askedOf(confirmed),
      'A saved draft is kept.',
    ],
    confirm: 'Restore',
  }
}

function askedOf(confirmed: LegalDocument | null): string[] {
  if (!confirmed) return []
  return confirmed.confirmation === 'accepted'
    ? ['Users are asked to accept it before they go on.']
    : ['Users are asked to confirm that they have read it before they go on.']
}
