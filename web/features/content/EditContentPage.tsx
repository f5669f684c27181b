import { type EditedContentPage, operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { contentPages } from '@marquee/contract/content/pages'
import { type ContentKey, contentKeys } from '@marquee/contract/content/schemas'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { isLegalDocument } from '@marquee/contract/legal/keys'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { operatorPaths } from '#lib/paths.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type Act, ActDialog } from './ActDialog.tsx'
import classes from './Content.module.css'
import { ContentFields } from './ContentFields.tsx'
import { useContentPage } from './content.queries.ts'
import type { FieldValues } from './field-values.ts'
import { previewPath } from './preview-path.ts'
import { VersionsCard } from './VersionsCard.tsx'

/** The editor of one content page, by the name in its address. */
export function EditContentPage({ name }: { name: string }) {
  const page = contentKeys.find((key) => key === name)
  return page ? (
    <Editor key={page} page={page} />
  ) : (
    <ErrorState title="Not found">There is no content page of this name.</ErrorState>
  )
}

function Editor({ page }: { page: ContentKey }) {
  const query = useContentPage(page)
  /** What the form was filled with last; null for what was read first. */
  const [start, setStart] = useState<EditedContentPage | null>(null)
  const { label, help } = contentPages[page]
  return (
    <>
      <PageHeader title={label} back={{ label: 'Content', to: operatorPaths.content }} lead={help} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(edited) => (
          <ContentForm
            key={start?.revision ?? 'first'}
            page={page}
            start={start ?? edited}
            edited={edited}
            onFill={setStart}
            onStale={() => void query.refetch()}
          />
        )}
      </Loaded>
    </>
  )
}

interface ContentFormProps {
  page: ContentKey
  /** What the form is filled with. */
  start: EditedContentPage
  /** The page as it was read last. */
  edited: EditedContentPage
  /** Fills the form again, with this. */
  onFill: (changed: EditedContentPage) => void
  /** Reads again what the server has. */
  onStale: () => void
}

function ContentForm({ page, start, edited, onFill, onStale }: ContentFormProps) {
  /** The revision that the typed text was made from. */
  const [revision, setRevision] = useState(start.revision)
  const [hasConflict, setConflict] = useState(false)
  const [act, setAct] = useState<Act | null>(null)
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorContentCalls.saveContentDraft,
    initial: valuesOf(start),
    toBody: (content) => ({ revision, draft: { page, content } }),
    fieldOf: (path) => path.replace(/^draft\.content\./, ''),
    topics: ['content'],
    onSuccess: (saved, sent) => {
      setRevision(saved.revision)
      setConflict(false)
      // The server may have changed the text. What was typed since then stays.
      if (form.getValues() === sent) showSaved(saved)
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'stale_version'
      if (isStale) {
        setConflict(true)
        onStale()
      }
      return isStale
    },
  })
  const showSaved = (saved: EditedContentPage) => {
    form.setValues(valuesOf(saved))
    form.resetDirty(valuesOf(saved))
  }
  const isDirty = form.isDirty()
  const isBehind = hasConflict || edited.revision > revision
  const done = (changed: EditedContentPage) => {
    setAct(null)
    if (isDirty) setRevision(changed.revision)
    else onFill(changed)
  }
  return (
    <Stack>
      {isBehind && (
        <Conflict
          edited={edited.revision > revision ? edited : null}
          onTake={onFill}
          onKeep={() => {
            setRevision(edited.revision)
            setConflict(false)
          }}
        />
      )}
      <LegalNotes page={page} edited={edited} />
      <Card>
        <FormBody
          onSubmit={onSubmit}
          sentence={sentenceOf(edited, isDirty)}
          actions={
            <>
              <OutsideLink href={previewPath(page)} isNewTab>
                Preview
              </OutsideLink>
              {edited.draft && <Button onClick={() => setAct({ kind: 'discard' })}>Discard draft</Button>}
              {edited.draft && !isDirty && (
                <Button kind="primary" disabled={isBehind} onClick={() => setAct({ kind: 'publish' })}>
                  Publish
                </Button>
              )}
              {isDirty && (
                <Button type="submit" kind="primary" busy={isSending}>
                  Save draft
                </Button>
              )}
            </>
          }
        >
          <ContentFields form={form} rows={contentPages[page].fields} />
        </FormBody>
      </Card>
      <VersionsCard
        page={page}
        edited={edited}
        onRestore={(version) => setAct({ kind: 'restore', version })}
      />
      <ActDialog
        key={act?.kind ?? 'none'}
        page={page}
        revision={revision}
        act={act}
        onClose={() => setAct(null)}
        onDone={done}
        onStale={onStale}
      />
      <LeaveDialog isDirty={isDirty} />
    </Stack>
  )
}

/** Warns when the text of a legal page does not state figures of the product, and when Marquee comes with a newer text. */
function LegalNotes({ page, edited }: { page: ContentKey; edited: EditedContentPage }) {
  if (!isLegalDocument(page)) return null
  const { missingFigures, versions } = edited
  const [newest] = versions
  const [shipped] = legalDocuments[page].versions
  const isOlder = newest !== undefined && newest.restores !== 0 && shipped.version > newest.at
  return (
    <>
      {missingFigures.length > 0 && (
        <Callout tone="warning">
          <p>
            <strong>This text does not state some figures of the product and its settings.</strong> Change the
            text, or the setting, so that both agree:
          </p>
          <ul className={classes.figures}>
            {missingFigures.map(({ what, words }) => (
              <li key={words}>
                {what}: “{words}”
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {isOlder && (
        <Callout tone="warning">
          <p>
            <strong>Marquee comes with a newer text, of {formatDate(shipped.version)}.</strong> It says:{' '}
            {shipped.changes.join(' ')} Include these changes in your text, or restore the original text
            below.
          </p>
        </Callout>
      )}
    </>
  )
}

/** Returns the content as a form edits it. */
function valuesOf({ current }: EditedContentPage): FieldValues {
  return { ...current.content }
}

function sentenceOf({ draft, publishedVersion }: EditedContentPage, isDirty: boolean): string {
  if (isDirty) return 'You have changes that are not saved. Save the draft before you preview or publish it.'
  if (draft)
    return `Draft saved by ${draft.by}, ${formatLocalDateTime(draft.at)}. Visitors do not see it yet.`
  return publishedVersion === 0
    ? 'Visitors see the text that Marquee comes with.'
    : `Visitors see version ${publishedVersion}.`
}

interface ConflictProps {
  /** What the other operator made of the page; null until it is read. */
  edited: EditedContentPage | null
  onTake: (edited: EditedContentPage) => void
  onKeep: () => void
}

/** Says that another operator changed the page, and offers both texts. */
function Conflict({ edited, onTake, onKeep }: ConflictProps) {
  return (
    <div role="alert">
      <Callout tone="warning">
        <p>
          <strong>This page was changed while you were editing it.</strong>{' '}
          {edited && describeLastChange(edited)} What you typed is still here and is not saved.
        </p>
        {edited && (
          <Cluster>
            <Button size="small" onClick={() => onTake(edited)}>
              Discard mine, show theirs
            </Button>
            <Button size="small" onClick={onKeep}>
              Keep mine for the next save
            </Button>
          </Cluster>
        )}
      </Callout>
    </div>
  )
}

function describeLastChange({ draft, versions: [last] }: EditedContentPage): string {
  if (draft) return `${draft.by} saved a draft, ${formatLocalDateTime(draft.at)}.`
  return last ? `${last.by} published version ${last.version}, ${formatLocalDateTime(last.at)}.` : ''
}
