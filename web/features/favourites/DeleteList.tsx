import { type FavouriteList, favouriteCalls } from '@marquee/contract/calls/favourites'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { favouriteTopics } from './favourites.queries.ts'

interface DeleteListProps {
  list: FavouriteList
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a list after its consequences. */
export function DeleteList({ list, isOpen, onClose, onDeleted }: DeleteListProps) {
  const remove = useCallMutation(favouriteCalls.deleteFavouriteList, {
    topics: favouriteTopics,
    onSuccess: () => {
      onClose()
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete the list “${list.name}”?`}
      consequences={['Its talents stay in your favourites, with your notes.', 'You can’t undo this.']}
      confirm="Delete list"
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ listId: list.id })}
    />
  )
}
