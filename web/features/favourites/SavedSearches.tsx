import type { CallRequest } from '@marquee/contract/call'
import { favouriteCalls, type SavedSearch } from '@marquee/contract/calls/favourites'
import { limits } from '@marquee/contract/rules/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import classes from './Favourites.module.css'
import { favouriteTopics, useSavedSearches } from './favourites.queries.ts'

type Search = CallRequest<typeof favouriteCalls.saveSearch>['search']

interface SavedSearchesProps {
  /** The search on screen; null without words and filters. */
  current: Search | null
  pathOf: (search: SavedSearch['search']) => string
}

/** Opens, deletes and saves searches for talents. */
export function SavedSearches({ current, pathOf }: SavedSearchesProps) {
  const [isOpen, setOpen] = useState(false)
  const saved = useSavedSearches().data?.items ?? []
  const close = () => setOpen(false)
  if (saved.length === 0 && !current) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {saved.length > 0 ? `Saved searches (${saved.length})` : 'Save search'}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Saved searches" shape="sheet">
        {saved.length > 0 && (
          <ul className={classes.searches} aria-label="Saved searches">
            {saved.map((one) => (
              <SearchRow key={one.id} saved={one} to={pathOf(one.search)} onOpen={close} />
            ))}
          </ul>
        )}
        {current ? (
          <SaveForm current={current} onSaved={close} />
        ) : (
          <p>Type words or choose filters to save another search.</p>
        )}
      </Dialog>
    </>
  )
}

function SearchRow({ saved, to, onOpen }: { saved: SavedSearch; to: string; onOpen: () => void }) {
  const remove = useCallMutation(favouriteCalls.deleteSearch, { topics: favouriteTopics })
  return (
    <li>
      <Link to={to} className={classes.open} onClick={onOpen}>
        {saved.name}
      </Link>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Delete the search “${saved.name}”`}
        busy={remove.isPending}
        onClick={() => remove.mutate({ searchId: saved.id })}
      >
        Delete
      </Button>
    </li>
  )
}

function SaveForm({ current, onSaved }: { current: Search; onSaved: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: favouriteCalls.saveSearch,
    initial: { name: '' },
    toBody: ({ name }) => ({ name, search: current }),
    // What the address holds is no field of this form.
    fieldOf: () => 'name',
    topics: favouriteTopics,
    onSuccess: onSaved,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Save this search
        </Button>
      }
    >
      <TextField label="Name of this search" maxLength={limits.name} {...form.getInputProps('name')} />
    </FormBody>
  )
}
