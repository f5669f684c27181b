import type { CallRequest } from '@marquee/contract/call'
import type { SavedTalentSearch, savedSearchCalls } from '@marquee/contract/calls/saved-searches'
import { formatDate } from '@marquee/contract/rules/dates'
import { limits } from '@marquee/contract/rules/limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallSwitch } from '#lib/use-call-switch.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import classes from './SavedSearches.module.css'
import { rows, type SearchedFor, savedSearchTopics } from './saved-searches.queries.ts'

type Search =
  | CallRequest<typeof savedSearchCalls.saveSearch>['search']
  | CallRequest<typeof savedSearchCalls.saveCampaignSearch>['search']

interface SavedSearchesProps {
  of: SearchedFor
  /** The saved searches, each with its address. */
  saved: readonly (Omit<SavedTalentSearch, 'search'> & { path: string })[]
  /** The search on screen; null without words and filters. */
  current: Search | null
}

/** Opens, deletes and saves searches, and turns the daily notification of new matches on or off. */
export function SavedSearches({ of, saved, current }: SavedSearchesProps) {
  const [isOpen, setOpen] = useState(false)
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
              <SearchRow key={one.id} of={of} saved={one} onOpen={close} />
            ))}
          </ul>
        )}
        {current ? (
          <SaveForm of={of} current={current} onSaved={close} />
        ) : (
          <p>Type words or choose filters to save another search.</p>
        )}
      </Dialog>
    </>
  )
}

interface SearchRowProps {
  of: SearchedFor
  saved: SavedSearchesProps['saved'][number]
  onOpen: () => void
}

function SearchRow({ of, saved, onOpen }: SearchRowProps) {
  const { id, name, path, newMatches, countedAt } = saved
  const remove = useCallMutation(rows[of].delete, { topics: savedSearchTopics })
  const notify = useCallSwitch(rows[of].notify, {
    isOn: saved.isNotified,
    bodyOf: (isNotified) => ({ searchId: id, isNotified }),
    topics: savedSearchTopics,
  })
  return (
    <li>
      <Link to={path} className={classes.open} onClick={onOpen}>
        {name}
        {newMatches > 0 && countedAt && (
          <span>
            {newMatches} new on {formatDate(countedAt)}
          </span>
        )}
      </Link>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Delete the search “${name}”`}
        busy={remove.isPending}
        onClick={() => remove.mutate({ searchId: id })}
      >
        Delete
      </Button>
      <div className={classes.notify}>
        <CheckField
          label={`Notify me about new ${of}s`}
          aria-label={`Notify me about new ${of}s: ${name}`}
          value={notify.isOn}
          onChange={notify.set}
        />
      </div>
    </li>
  )
}

function SaveForm({ of, current, onSaved }: { of: SearchedFor; current: Search; onSaved: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: rows[of].save,
    initial: { name: '', isNotified: false },
    toBody: (values) => ({ ...values, search: current }),
    // What the address holds is no field of this form.
    fieldOf: () => 'name',
    topics: savedSearchTopics,
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
      <CheckField
        label={`Notify me about new ${of}s`}
        hint="At most one notification a day for all your searches, and none on days without a new match."
        {...form.getInputProps('isNotified')}
      />
    </FormBody>
  )
}
