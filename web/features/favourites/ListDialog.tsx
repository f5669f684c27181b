import { type FavouriteList, favouriteCalls } from '@marquee/contract/calls/favourites'
import { limits } from '@marquee/contract/rules/limits'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { favouriteTopics } from './favourites.queries.ts'

interface ListDialogProps {
  isOpen: boolean
  /** The list to rename; null creates one. */
  list: FavouriteList | null
  onClose: () => void
  onSaved: (listId: string) => void
}

/** Names a list: a new one, or one that exists. */
export function ListDialog({ isOpen, list, onClose, onSaved }: ListDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={list ? 'Rename list' : 'New list'}>
      <ListForm list={list} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}

function ListForm({ list, onClose, onSaved }: Omit<ListDialogProps, 'isOpen'>) {
  const { form, onSubmit, isSending } = useCallForm({
    call: favouriteCalls.saveFavouriteList,
    initial: { name: list?.name ?? '' },
    toBody: ({ name }) => ({ name, ...(list && { listId: list.id }) }),
    // A list that was deleted meanwhile has no other field to show it.
    fieldOf: () => 'name',
    topics: favouriteTopics,
    onSuccess: ({ id }) => {
      onClose()
      onSaved(id)
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          {list ? 'Rename list' : 'Create list'}
        </Button>
      }
    >
      <TextField label="Name" maxLength={limits.name} {...form.getInputProps('name')} />
    </FormBody>
  )
}
