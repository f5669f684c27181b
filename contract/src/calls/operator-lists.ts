import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { limits } from '../rules/limits.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { id, line } from '../rules/text.ts'

/** The lists that forms choose from; a niche belongs to a talent type. */
export const listNames = ['industries', 'talentTypes', 'talentSubtypes'] as const
export type ListName = (typeof listNames)[number]

const entry = z.object({
  list: z.enum(listNames),
  id: id(),
  name: z.string(),
  /** The talent type of a niche. */
  typeId: id().nullable(),
  /** Other words that find the talents of a niche or the campaigns of an industry, such as “makeup cosmetics”; empty for talent types. */
  searchWords: z.string(),
  /** How many brands, talents, campaigns and niches name it. */
  uses: z.int(),
})
export type ListEntry = z.output<typeof entry>
const lists = z.object({ items: z.array(entry) })

/** The lists of industries, talent types and niches, as operators edit them. */
export const operatorListCalls = {
  operatorLists: read('/superAdmin/getLists', {
    by: ['adminProMax'],
    input: emptyInput(),
    response: lists,
    rate: 'costly',
    summary: 'Industries, talent types and niches, by name, each with how often it is used.',
  }),
  saveListEntry: write('/superAdmin/saveListEntry', {
    by: ['adminProMax'],
    input: z.strictObject({
      list: z.enum(listNames),
      /** The entry to rename; absent for a new one. */
      entryId: id().optional(),
      name: line(limits.name),
      /** The talent type of a new niche. */
      typeId: id().optional(),
      /** Other words that find the talents of a niche or the campaigns of an industry; absent to keep them, and for talent types. */
      searchWords: line(limits.line, 0).optional(),
      reason: operatorReason(),
    }),
    response: lists,
    message: 'Entry saved.',
    summary:
      'Adds an entry to a list, or changes one. A name is in its list once; niches and industries have other words that find their talents and campaigns.',
  }),
  removeListEntry: write('/superAdmin/removeListEntry', {
    by: ['adminProMax'],
    input: z.strictObject({ list: z.enum(listNames), entryId: id(), reason: operatorReason() }),
    response: lists,
    errors: ['entry_in_use'],
    message: 'Entry removed.',
    summary: 'Removes an entry that nobody uses.',
  }),
}
