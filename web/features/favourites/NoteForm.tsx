import { favouriteCalls, MAX_FAVOURITE_NOTE } from '@marquee/contract/calls/favourites'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { favouriteTopics } from './favourites.queries.ts'

interface NoteFormProps {
  talentId: string
  note: string
  onSaved: () => void
}

/** The brand’s private note about a favourite; an empty one deletes it. */
export function NoteForm({ talentId, note, onSaved }: NoteFormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: favouriteCalls.saveFavouriteNote,
    initial: { note },
    toBody: (values) => ({ talentId, ...values }),
    // A talent who was removed meanwhile has no field of their own.
    fieldOf: () => 'note',
    topics: favouriteTopics,
    onSuccess: onSaved,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Save note
        </Button>
      }
    >
      <TextAreaField
        label="Note"
        hint="Only your company sees it."
        rows={5}
        limit={MAX_FAVOURITE_NOTE}
        {...form.getInputProps('note')}
      />
    </FormBody>
  )
}
