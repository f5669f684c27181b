import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { describeBox } from '@marquee/contract/rules/boxes'
import { briefLines } from '@marquee/contract/rules/brief-lines'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './RequestChanges.module.css'
import { type ChangeDraft, type ChangeRequest, MAX_CHANGES } from './use-change-request.ts'

interface RequestChangesProps {
  deal: Pick<DealDetails, 'mustInclude' | 'mustAvoid'>
  deliverable: Deliverable
  request: ChangeRequest
}

/**
 * The form to request changes, each tied to a line of the brief, to a moment of a video and to a box on the work. It uses one
 * of the included revisions, whatever the number of changes.
 */
export function RequestChanges({ deal, deliverable, request }: RequestChangesProps) {
  const { drafts, onSubmit, isSending, close, add } = request
  const form = useRef<HTMLDivElement>(null)
  const { length } = drafts
  // The button that opened the form is gone. The field itself would complain as soon as the focus leaves it empty.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`fieldset:nth-of-type(${length})`)?.focus()
  }, [length])
  return (
    <div ref={form}>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            {drafts.length < MAX_CHANGES && <Button onClick={add}>Add another change</Button>}
            <Button type="submit" kind="primary" busy={isSending}>
              Request changes
            </Button>
          </>
        }
      >
        {drafts.map((draft, index) => (
          <ChangeFields
            key={draft.key}
            deal={deal}
            deliverable={deliverable}
            request={request}
            draft={draft}
            index={index}
          />
        ))}
      </FormBody>
    </div>
  )
}

function ChangeFields({
  deal,
  deliverable,
  request,
  draft,
  index,
}: RequestChangesProps & { draft: ChangeDraft; index: number }) {
  const { form, drafts, drawing, startDrawing, stopDrawing, removeBox, remove } = request
  const files = deliverable.submissions.at(-1)?.files ?? []
  const isFilm = files.some((file) => file.mime.startsWith('video/'))
  const canDraw = files.some((file) => /^(image|video)\//.test(file.mime))
  const lines = briefLines({ ...deal, spec: deliverable.spec })
  const number = index + 1
  const of = drafts.length > 1 ? ` in change ${number}` : ''
  return (
    <fieldset className={classes.change} tabIndex={-1}>
      <legend className={drafts.length > 1 ? classes.legend : classes.hidden}>Change {number}</legend>
      <Stack gap={12}>
        <TextAreaField
          label="What should change?"
          isRequired
          rows={3}
          limit={1000}
          {...form.getInputProps(`comments.${index}.text`)}
        />
        <FieldRow>
          {lines.length > 0 ? (
            <SelectField
              label="Line of the brief"
              placeholder="None"
              options={lines.map((line) => ({ value: line, label: line }))}
              {...form.getInputProps(`comments.${index}.briefLine`)}
            />
          ) : (
            <TextField
              label="Related part of the brief"
              hint="Optional"
              {...form.getInputProps(`comments.${index}.briefLine`)}
            />
          )}
          {isFilm && (
            <TextField
              label="Time in the video"
              placeholder="0:21"
              inputMode="numeric"
              {...form.getInputProps(`comments.${index}.at`)}
            />
          )}
        </FieldRow>
        {draft.box && <p className={classes.place}>Box: {describeBox(draft.box)}.</p>}
        <Cluster>
          {canDraw &&
            (drawing === draft.key ? (
              <Button size="small" onClick={stopDrawing}>
                Done with the box
              </Button>
            ) : (
              <Button
                size="small"
                aria-label={`${draft.box ? 'Change box' : 'Draw a box'}${of}`}
                onClick={() => startDrawing(draft.key)}
              >
                {draft.box ? 'Change box' : 'Draw a box'}
              </Button>
            ))}
          {draft.box && (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Remove box${of}`}
              onClick={() => removeBox(draft.key)}
            >
              Remove box
            </Button>
          )}
          {drafts.length > 1 && (
            <Button size="small" kind="quiet" onClick={() => remove(draft.key)}>
              Remove change {number}
            </Button>
          )}
        </Cluster>
      </Stack>
    </fieldset>
  )
}
