import type { FavouriteList } from '@marquee/contract/calls/favourites'
import { MAX_SHARED_LIST_DAYS, type SharedList, sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { copyText } from '#lib/copy-text.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Favourites.module.css'
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
      {shared.length > 0 && <ActiveLinks items={shared} />}
    </Stack>
  )
}

/** The new link, shown once. */
function NewLink({ url }: { url: string }) {
  return (
    <Callout tone="good">
      <p>Copy this link now. We don’t store it and can’t show it again.</p>
      <p className={classes.address}>{url}</p>
      <div className={classes.buttons}>
        <Button size="small" onClick={() => void copyText(url)}>
          Copy link
        </Button>
        <OutsideLink size="small" href={url}>
          View page
        </OutsideLink>
      </div>
    </Callout>
  )
}

function ActiveLinks({ items }: { items: readonly SharedList[] }) {
  const end = useCallMutation(sharedListCalls.endSharedList, { topics: favouriteTopics })
  return (
    <RowList label="Links that work">
      {items.map(({ id, title, expiresAt, guests }) => (
        <Row
          key={id}
          title={title}
          detail={`Until ${formatDate(expiresAt)} · ${guests === 0 ? 'no guests yet' : formatCount(guests, 'guest')}`}
          action={
            <Button
              size="small"
              aria-label={`End link “${title}”`}
              busy={end.isPending && end.variables?.sharedListId === id}
              onClick={() => end.mutate({ sharedListId: id })}
            >
              End link
            </Button>
          }
        />
      ))}
    </RowList>
  )
}
