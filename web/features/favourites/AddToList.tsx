import { type FavouriteList, favouriteCalls } from '@marquee/contract/calls/favourites'
import { limits } from '@marquee/contract/rules/limits'
import { formatCount } from '@marquee/contract/rules/wording'
import { type FormEvent, useState } from 'react'
import { fieldErrors, toastText } from '#lib/api-error.ts'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { describeAdded } from './describe-added.ts'
import { useFavouriteLists } from './favourites.queries.ts'
import { type Talent, useAddToList } from './use-add-to-list.ts'

interface AddToListProps {
  isOpen: boolean
  talents: readonly Talent[]
  onClose: () => void
  /** All of them are in the list. */
  onAdded: () => void
}

/** The window in which several talents are added to one of the brand’s lists, or to a new one. */
export function AddToList({ isOpen, talents, onClose, onAdded }: AddToListProps) {
  const lists = useFavouriteLists().data
  const [first] = talents
  const whom = talents.length === 1 && first ? first.displayName : formatCount(talents.length, 'talent')
  return (
    <Dialog isOpen={isOpen && lists !== undefined} onClose={onClose} title={`Add ${whom} to a list`}>
      <AddForm lists={lists?.items ?? []} talents={talents} onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

interface AddFormProps extends Omit<AddToListProps, 'isOpen'> {
  lists: readonly FavouriteList[]
}

function AddForm({ lists, talents, onClose, onAdded }: AddFormProps) {
  const [listId, setListId] = useState(lists[0]?.id ?? NEW)
  const [name, setName] = useState('')
  // Where adding fails after that, another attempt goes into the same list.
  const [created, setCreated] = useState<{ id: string; name: string } | null>(null)
  const { add, isAdding } = useAddToList()
  const addTo = async (list: { id: string; name: string }) => {
    try {
      const done = await add(list.id, talents)
      const text = describeAdded(done, list.name)
      if (done.failed.length > 0) toast.warning(text)
      else {
        toast.success(text)
        onAdded()
      }
      onClose()
    } catch (error) {
      toast.error(toastText(error))
    }
  }
  const create = useCallMutation(favouriteCalls.saveFavouriteList, {
    success: null,
    onSuccess: (list) => {
      setCreated(list)
      void addTo(list)
    },
  })
  const list = lists.find(({ id }) => id === listId) ?? created
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (list) void addTo(list)
    else create.mutate({ name })
  }
  return (
    <FormBody
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={create.isPending || isAdding}
            disabled={!list && name.trim() === ''}
          >
            Add to list
          </Button>
        </>
      }
    >
      {lists.length > 0 && !created && (
        <SelectField
          label="List"
          value={listId}
          onChange={setListId}
          options={[
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW, label: 'New list' },
          ]}
        />
      )}
      {!list && (
        <TextField
          label="Name of the new list"
          isRequired
          maxLength={limits.name}
          value={name}
          onChange={setName}
          error={fieldErrors(create.error).name}
        />
      )}
    </FormBody>
  )
}

const NEW = 'new'
