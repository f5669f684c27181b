import type { FavouriteList } from '@marquee/contract/calls/favourites'
import { MAX_SHARED_LIST_DAYS, sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ActiveLinks } from '#ui/links/ActiveLinks.tsx'
import { NewLink } from '#ui/links/NewLink.tsx'
import { Stack } from '#ui/Stack.tsx'
import { describeSharedList } from './describe-shared-list.ts'
import { favouriteTopics, useSharedLists } from './favourites.queries.ts'

interface ShareListProps {
  isOpen: boolean
  /** The list to share; null for all favourites. */
  list: FavouriteList | null
  onClose: () => void
}

/** Shares a list by a link with people outside, and ends such links. */
export function ShareList({ isOpen, list, onClose }: ShareListProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Share “${list?.name ?? 'Favourites'}”`}>
      <ShareForm list={list} />
    </Dialog>
  )
}

interface ShareValues extends Record<string, unknown> {
  title: string
  days: number | null
}

function ShareForm({ list }: Pick<ShareListProps, 'list'>) {
  const [url, setUrl] = useState('')
  const shared = useSharedLists().data?.items.filter(({ listId }) => listId === (list?.id ?? null)) ?? []
  const end = useCallMutation(sharedListCalls.endSharedList, { topics: favouriteTopics })
  const { form, onSubmit, isSending } = useCallForm<typeof sharedListCalls.shareList, ShareValues>({
    call: sharedListCalls.shareList,
    initial: { title: list?.name ?? 'Favourites', days: 14 },
    toBody: ({ title, days }) => ({ title, days: days ?? 0, ...(list && { listId: list.id }) }),
    // A list that was deleted meanwhile has no other field to show it.
    fieldOf: (path) => (path === 'days' ? path : 'title'),
    topics: favouriteTopics,
    success: null,
    onSuccess: (created) => setUrl(created.url),
  })
  return (
    <Stack gap={20}>
      {url === '' ? (
        <FormBody
          onSubmit={onSubmit}
          actions={
            <Button type="submit" kind="primary" busy={isSending}>
              Create link
            </Button>
          }
        >
          <p>
            Everyone with the link sees the public profiles of these talents, never your notes. They can vote
            and comment once they have confirmed their email address.
          </p>
          <TextField label="Title" isRequired maxLength={80} {...form.getInputProps('title')} />
          <NumberField
            label="Link expires after (days)"
            hint={`1 to ${MAX_SHARED_LIST_DAYS}`}
            isRequired
            {...form.getInputProps('days')}
          />
        </FormBody>
      ) : (
        <NewLink url={url} />
      )}
      <ActiveLinks
        items={shared.map((one) => ({
          id: one.id,
          title: one.title,
          detail: describeSharedList(one),
          name: `“${one.title}”`,
        }))}
        endingId={end.isPending ? end.variables?.sharedListId : undefined}
        onEnd={(sharedListId) => end.mutate({ sharedListId })}
      />
    </Stack>
  )
}
