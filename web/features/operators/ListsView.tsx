import {
  type ListEntry,
  type ListName,
  listNames,
  operatorListCalls,
} from '@marquee/contract/calls/operator-lists'
import { limits } from '@marquee/contract/rules/limits'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'

/** What each list and one of its entries are called. */
const labels: Readonly<Record<ListName, { title: string; one: string }>> = {
  industries: { title: 'Industries', one: 'industry' },
  talentTypes: { title: 'Talent types', one: 'talent type' },
  talentSubtypes: { title: 'Niches', one: 'niche' },
}

/** What the dialog does: adds to a list, or changes or removes one of its entries. */
interface Edit {
  list: ListName
  entry: ListEntry | null
  isRemoval: boolean
}

/** The lists that brands and talents choose from, with how often each entry is used. */
export function ListsView() {
  const query = useCallQuery(['settings', 'lists'], operatorListCalls.operatorLists, {})
  const [edit, setEdit] = useState<Edit | null>(null)
  const close = () => setEdit(null)
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ items }) => (
        <Stack>
          {listNames.map((list) => (
            <ListCard key={list} list={list} items={items} onEdit={setEdit} />
          ))}
          <Dialog isOpen={edit !== null} onClose={close} title={edit ? titleOf(edit) : ''}>
            {edit?.entry && edit.isRemoval ? (
              <RemovalForm list={edit.list} entry={edit.entry} onClose={close} />
            ) : (
              edit && <EntryForm list={edit.list} entry={edit.entry} items={items} onClose={close} />
            )}
          </Dialog>
        </Stack>
      )}
    </Loaded>
  )
}

function titleOf({ list, entry, isRemoval }: Edit): string {
  if (!entry) return `Add a${list === 'industries' ? 'n' : ''} ${labels[list].one}`
  return `${isRemoval ? 'Remove' : 'Change'} ${entry.name}`
}

interface ListCardProps {
  list: ListName
  items: readonly ListEntry[]
  onEdit: (edit: Edit) => void
}

function ListCard({ list, items, onEdit }: ListCardProps) {
  const typeNames = new Map(items.map(({ id, name }) => [id, name]))
  const typeColumn = {
    label: 'Talent type',
    cell: ({ typeId }: ListEntry) => typeNames.get(typeId ?? '') ?? '–',
  }
  const wordsColumn = {
    label: 'Other search words',
    cell: ({ searchWords }: ListEntry) => searchWords || '–',
  }
  return (
    <Card
      title={labels[list].title}
      aside={
        <Button size="small" onClick={() => onEdit({ list, entry: null, isRemoval: false })}>
          Add
        </Button>
      }
    >
      <DataTable<ListEntry>
        caption={`${labels[list].title}, by name`}
        items={items.filter((entry) => entry.list === list)}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Name', cell: ({ name }) => name },
          ...(list === 'talentSubtypes' ? [typeColumn] : []),
          ...(list === 'talentTypes' ? [] : [wordsColumn]),
          { label: 'Used', isNumber: true, cell: ({ uses }) => uses },
          {
            label: '',
            cell: (entry) => (
              <Cluster>
                <Button
                  size="small"
                  aria-label={`Change ${entry.name}`}
                  onClick={() => onEdit({ list, entry, isRemoval: false })}
                >
                  Change
                </Button>
                {entry.uses === 0 && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Remove ${entry.name}`}
                    onClick={() => onEdit({ list, entry, isRemoval: true })}
                  >
                    Remove
                  </Button>
                )}
              </Cluster>
            ),
          },
        ]}
      />
    </Card>
  )
}

const topics = ['settings', 'lists']

interface EntryFormProps {
  list: ListName
  entry: ListEntry | null
  items: readonly ListEntry[]
  onClose: () => void
}

function EntryForm({ list, entry, items, onClose }: EntryFormProps) {
  const isNiche = list === 'talentSubtypes'
  const isNewNiche = isNiche && !entry
  const hasWords = list !== 'talentTypes'
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorListCalls.saveListEntry,
    initial: { name: entry?.name ?? '', typeId: '', searchWords: entry?.searchWords ?? '', reason: '' },
    toBody: ({ typeId, searchWords, ...values }) => ({
      ...values,
      ...(hasWords && { searchWords }),
      list,
      ...(entry && { entryId: entry.id }),
      ...(isNewNiche && typeId && { typeId }),
    }),
    topics,
    onSuccess: onClose,
  })
  const types = items.filter((one) => one.list === 'talentTypes')
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={<Actions label={entry ? 'Save' : 'Add'} busy={isSending} onClose={onClose} />}
    >
      {isNewNiche && (
        <SelectField
          label="Talent type"
          isRequired
          placeholder="Choose a type"
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('typeId')}
        />
      )}
      <TextField label="Name" isRequired maxLength={80} {...form.getInputProps('name')} />
      {hasWords && (
        <TextField
          label="Other search words"
          hint={`Searches for them find the ${isNiche ? 'talents of this niche' : 'campaigns of this industry'}, such as “makeup cosmetics” for Beauty.`}
          maxLength={limits.line}
          {...form.getInputProps('searchWords')}
        />
      )}
      <AuditReason {...form.getInputProps('reason')} />
    </FormBody>
  )
}

function RemovalForm({ list, entry, onClose }: { list: ListName; entry: ListEntry; onClose: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorListCalls.removeListEntry,
    initial: { reason: '' },
    toBody: (values) => ({ ...values, list, entryId: entry.id }),
    topics,
    onSuccess: onClose,
  })
  return (
    <FormBody onSubmit={onSubmit} actions={<Actions label="Remove" busy={isSending} onClose={onClose} />}>
      <p>Nobody uses {entry.name}. It disappears from the forms.</p>
      <AuditReason {...form.getInputProps('reason')} />
    </FormBody>
  )
}

function Actions({ label, busy, onClose }: { label: string; busy: boolean; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind="primary" busy={busy}>
        {label}
      </Button>
    </>
  )
}
