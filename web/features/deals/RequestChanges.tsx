import { type Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { dealTopics } from './deals.queries.ts'
import { parseTimecode } from './timecode.ts'

/**
 * The form to request changes, each tied to the brief and, in a video, to a time. Uses one of the included
 * revisions.
 */
export function RequestChanges({ deliverable, onDone }: { deliverable: Deliverable; onDone: () => void }) {
  const isFilm = deliverable.submissions.at(-1)?.files.some((file) => file.mime.startsWith('video/')) ?? false
  const { form, onSubmit, isSending } = useCallForm({
    call: dealCalls.brandRejectDeliverable,
    initial: { text: '', briefLine: '', at: '' },
    toBody: ({ text, briefLine, at }) => ({
      deliverableId: deliverable.id,
      version: deliverable.version,
      comments: [{ text, briefLine, atMs: parseTimecode(at) }],
    }),
    fieldOf: (path) => path.replace(/^comments(\.0\.)?/, '') || 'text',
    topics: dealTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Request changes
          </Button>
        </>
      }
    >
      <TextAreaField
        label="What should change?"
        isRequired
        rows={3}
        limit={1000}
        {...form.getInputProps('text')}
      />
      <FieldRow>
        <TextField label="Related part of the brief" hint="Optional" {...form.getInputProps('briefLine')} />
        {isFilm && (
          <TextField
            label="Time in the video"
            placeholder="0:21"
            inputMode="numeric"
            {...form.getInputProps('at')}
          />
        )}
      </FieldRow>
    </FormBody>
  )
}
