import { type Applicant, applicationCalls } from '@marquee/contract/calls/applications'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './ApplicantNotes.module.css'

interface ApplicantNotesProps {
  applicationId: string
  notes: Applicant['notes']
  /** Notes typed but not saved, by the id of the application. */
  drafts: Map<string, string>
}

/** Notes about an applicant within the brand. Mount it with the application’s id as its key. */
export function ApplicantNotes({ applicationId, notes, drafts }: ApplicantNotesProps) {
  const remove = useCallMutation(applicationCalls.deleteApplicantNote, { topics: ['applications'] })
  const { form, onSubmit, isSending } = useCallForm({
    call: applicationCalls.addApplicantNote,
    initial: { text: drafts.get(applicationId) ?? '' },
    toBody: ({ text }) => ({ applicationId, text }),
    topics: ['applications'],
    success: null,
    onSuccess: () => {
      drafts.delete(applicationId)
      form.setValues({ text: '' })
    },
  })
  const field = form.getInputProps('text')
  return (
    <section className={classes.notes} aria-label="Private notes">
      <header>
        <h3>Private notes</h3>
        <span>Only your company sees them</span>
      </header>
      <ul>
        {notes.map(({ id, text, at }) => (
          <li key={id}>
            <p>{text}</p>
            <span>
              <RelativeTime at={at} />
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Delete the note “${text.slice(0, 40)}”`}
              busy={remove.isPending && remove.variables.noteId === id}
              onClick={() => remove.mutate({ applicationId, noteId: id })}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={onSubmit} data-shortcut="n" noValidate>
        <TextAreaField
          label="Add a note"
          rows={2}
          limit={1_000}
          {...field}
          onChange={(text) => {
            drafts.set(applicationId, text)
            field.onChange(text)
          }}
        />
        <Button type="submit" size="small" busy={isSending} disabled={form.values.text.trim() === ''}>
          Save note
        </Button>
      </form>
    </section>
  )
}
