import { type Favourite, type FavouriteList, favouriteCalls } from '@marquee/contract/calls/favourites'
import { limits } from '@marquee/contract/rules/limits'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallSwitch } from '#lib/use-call-switch.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { favouriteTopics } from './favourites.queries.ts'

interface ListChoiceProps {
  favourite: Favourite
  lists: readonly FavouriteList[]
}

/** The lists that hold a talent, each saved at once, and a new list that they join. */
export function ListChoice({ favourite, lists }: ListChoiceProps) {
  const { talent } = favourite
  const add = useCallMutation(favouriteCalls.addFavourite, { topics: favouriteTopics })
  const { form, onSubmit, isSending } = useCallForm({
    call: favouriteCalls.saveFavouriteList,
    initial: { name: '' },
    success: null,
    onSuccess: ({ id }) => {
      form.setValues({ name: '' })
      add.mutate({ talentId: talent.id, listId: id, isFavourite: true })
    },
  })
  return (
    <Stack>
      {lists.length > 0 && (
        <Stack gap={12}>
          {lists.map((list) => (
            <ListCheck key={list.id} list={list} favourite={favourite} />
          ))}
        </Stack>
      )}
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" busy={isSending || add.isPending}>
            Create and add
          </Button>
        }
      >
        <TextField label="New list" maxLength={limits.name} {...form.getInputProps('name')} />
      </FormBody>
    </Stack>
  )
}

function ListCheck({ list, favourite }: { list: FavouriteList; favourite: Favourite }) {
  const entry = useCallSwitch(favouriteCalls.addFavourite, {
    isOn: favourite.listIds.includes(list.id),
    bodyOf: (isFavourite) => ({ talentId: favourite.talent.id, listId: list.id, isFavourite }),
    topics: favouriteTopics,
  })
  return <CheckField label={list.name} value={entry.isOn} onChange={entry.set} />
}
