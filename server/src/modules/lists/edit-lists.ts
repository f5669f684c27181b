import { randomUUID } from 'node:crypto'
import type { operatorListCalls } from '@marquee/contract/calls/operator-lists'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import {
  changeEntry,
  createEntry,
  deleteEntry,
  isNameTaken,
  listEntries,
  lockEntry,
  typeOfNiche,
} from './lists.store.ts'

/** Returns the entries of all lists, each with how often it is used. */
export const getLists: Handler<typeof operatorListCalls.operatorLists> = async () => ({
  items: await listEntries(),
})

/**
 * Adds or changes an entry. Fails with `not_found`, at `typeId` for a niche without a type, at `name` for a name in use, and at
 * `searchWords` for search words of a talent type.
 */
export const saveListEntry: Handler<typeof operatorListCalls.saveListEntry> = async (
  ctx,
  { list, entryId, name, typeId, searchWords, reason },
) => {
  const before = entryId ? ((await lockEntry(list, entryId)) ?? fail('not_found')) : null
  const id = entryId ?? randomUUID()
  const type = list === 'talentSubtypes' ? await typeFor(entryId, typeId) : null
  if (await isNameTaken(list, { id, name, typeId: type }))
    failField('name', 'This name is in the list already.')
  if (searchWords && list === 'talentTypes')
    failField('searchWords', 'Talent types have no other search words.')
  await (before ? changeEntry : createEntry)(list, { id, name, typeId: type, searchWords })
  await recordOperatorAct(ctx, {
    action: 'saveListEntry',
    subject: { noun: 'list entry', id },
    reason,
    details: {
      list,
      before: before?.name ?? null,
      after: name,
      ...(searchWords !== undefined && { searchWords }),
    },
  })
  return { items: await listEntries() }
}

/** Removes an entry. Fails with `not_found`, and with `entry_in_use` while something names it. */
export const removeListEntry: Handler<typeof operatorListCalls.removeListEntry> = async (
  ctx,
  { list, entryId, reason },
) => {
  const entry = (await lockEntry(list, entryId)) ?? fail('not_found')
  const uses = (await listEntries()).find(({ id }) => id === entryId)?.uses ?? 0
  if (uses > 0) fail('entry_in_use')
  await deleteEntry(list, entryId)
  await recordOperatorAct(ctx, {
    action: 'removeListEntry',
    subject: { noun: 'list entry', id: entryId },
    reason,
    details: { list, before: entry.name },
  })
  return { items: await listEntries() }
}

/** Returns the type of a niche: its own, or the one that is named for a new one. */
async function typeFor(entryId: string | undefined, typeId: string | undefined): Promise<string> {
  const type = entryId ? await typeOfNiche(entryId) : typeId
  if (!type || !(await lockEntry('talentTypes', type))) failField('typeId', 'Please choose a talent type.')
  return type
}
