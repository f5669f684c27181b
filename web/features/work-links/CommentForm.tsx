import { MAX_OUTSIDE_COMMENT, type SharedWork } from '@marquee/contract/calls/work-links'
import { describeBox } from '@marquee/contract/rules/boxes'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { CommentDraft } from './use-comment-draft.ts'

interface CommentFormProps {
  work: SharedWork
  version: NonNullable<SharedWork['version']>
  draft: CommentDraft
}

/** The form in which a guest comments on a version, on a moment of it or on a box. */
export function CommentForm({ work, version, draft }: CommentFormProps) {
  const { form, onSubmit, isSending, isDrawing, setDrawing, removeBox } = draft
  const isFilm = version.files.some(({ mime }) => mime.startsWith('video/'))
  const canDraw = version.files.some(({ mime }) => /^(image|video)\//.test(mime))
  const { box } = form.values
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending} aria-label={`Send comment on ${work.title}`}>
          Send comment
        </Button>
      }
    >
      <TextAreaField
        label={`Your comment on ${work.title}`}
        isRequired
        rows={3}
        limit={MAX_OUTSIDE_COMMENT}
        {...form.getInputProps('text')}
      />
      {isFilm && (
        <TextField
          label="Time in the video"
          placeholder="0:21"
          inputMode="numeric"
          {...form.getInputProps('at')}
        />
      )}
      {box && <p>Box: {describeBox(box)}.</p>}
      {canDraw && (
        <Cluster>
          <Button
            size="small"
            aria-label={`${isDrawing ? 'Done with the box' : box ? 'Change box' : 'Draw a box'} on ${work.title}`}
            onClick={() => setDrawing(!isDrawing)}
          >
            {isDrawing ? 'Done with the box' : box ? 'Change box' : 'Draw a box'}
          </Button>
          {box && (
            <Button size="small" kind="quiet" onClick={removeBox}>
              Remove box
            </Button>
          )}
        </Cluster>
      )}
    </FormBody>
  )
}
