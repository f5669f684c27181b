import { mandateTerms } from '@marquee/contract/calls/mandates'
import { type ProfileChange, talentChange } from '@marquee/contract/calls/profile-change'
import { type ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { type Currency, currencies, currencyNames } from '@marquee/contract/rules/currency'
import { line as oneLine } from '@marquee/contract/rules/text'
import { z } from 'zod'
import { describeIssue } from '../../platform/http/error-handler.ts'
import type { ImportColumn, TableLine } from './read-table.ts'

/** A line that can be imported; null or absent values were not given. */
export interface ImportLine {
  line: number
  /** The key by which a repeated import finds the talent: the agency's reference, or else the name. */
  key: string
  keyColumn: 'reference' | 'name'
  profile: ProfileChange & { displayName: string }
  /** Commission on every kind of work, in basis points. */
  bps: number | null
  note: string | null
}

/** Above the profile's own limit, so that too many languages are one issue and not one issue each. */
const MAX_READ_LANGUAGES = 20

const platforms = ['instagram', 'tiktok', 'youtube'] as const

/** The profile's rules under the column names of the table. */
const schema = z.object({
  reference: oneLine(80).optional(),
  profile: talentChange.extend({ displayName: talentChange.shape.displayName.unwrap() }),
  bps: mandateTerms.shape.commission.unwrap().shape.posting.optional(),
  note: rosterCalls.addTalent.input.shape.note.unwrap().optional(),
})

/** The column of each path of the schema. */
const columnOf: Readonly<Record<string, ImportColumn>> = {
  displayName: 'name',
  typeId: 'type',
  minFee: 'min_fee',
  feeCurrency: 'min_fee_currency',
  bps: 'commission_percent',
  headline: 'headline',
  city: 'city',
  country: 'country',
  phone: 'phone',
  languages: 'languages',
  note: 'note',
  reference: 'reference',
}

/** Reads a line by the rules of a talent's profile. `types` maps lower-case type names to ids. */
export function readImportLine(
  { line, cells }: TableLine,
  types: ReadonlyMap<string, string>,
): ImportLine | ImportIssue[] {
  const issues: ImportIssue[] = []
  const addIssue = (column: string, sentence: string): void => void issues.push({ line, column, sentence })
  const hundredths = (column: ImportColumn, mark: RegExp): number | undefined => {
    const text = cells.get(column)?.replace(mark, '').trim()
    if (text === undefined) return undefined
    const amount = inHundredths(text)
    if (amount === null) addIssue(column, 'Please give a number such as 12 or 12.50.')
    return amount ?? undefined
  }
  const type = cells.get('type')
  const typeId = type && types.get(type.toLowerCase())
  if (type && !typeId) addIssue('type', 'There is no such talent type.')
  const socials = socialsOf(cells, addIssue)
  const input = {
    reference: cells.get('reference'),
    profile: defined({
      displayName: cells.get('name'),
      headline: cells.get('headline'),
      typeId,
      city: cells.get('city'),
      phone: cells.get('phone'),
      country: cells.get('country')?.toUpperCase(),
      languages: cells.get('languages')?.split(/[;|]/, MAX_READ_LANGUAGES),
      socials: socials.length > 0 ? socials : undefined,
      minFee: hundredths('min_fee', /^[£€$]/),
      feeCurrency: feeCurrencyOf(cells, addIssue),
    }),
    bps: hundredths('commission_percent', /%$/),
    note: cells.get('note'),
  }
  const parsed = schema.safeParse(input, { error: describeIssue })
  if (parsed.success && issues.length === 0) return lineOf(line, parsed.data)
  for (const issue of parsed.error?.issues ?? []) addIssue(columnAt(issue.path, socials), issue.message)
  return issues
}

function lineOf(line: number, { reference, profile, bps, note }: z.output<typeof schema>): ImportLine {
  const own = reference ? ({ key: `reference ${reference}`, keyColumn: 'reference' } as const) : null
  const key = own ?? ({ key: `name ${profile.displayName.toLowerCase()}`, keyColumn: 'name' } as const)
  return { line, ...key, profile, bps: bps ?? null, note: note ?? null }
}

/**
 * Returns the currency of a fee: that of its column, or else of the sign before the amount, or else none, so that a talent of an earlier
 * import keeps theirs. A currency without a fee says nothing.
 */
function feeCurrencyOf(
  cells: TableLine['cells'],
  addIssue: (column: ImportColumn, sentence: string) => void,
): Currency | undefined {
  const [fee, code] = [cells.get('min_fee'), cells.get('min_fee_currency')]
  const signed = currencies.find((currency) => fee?.startsWith(currencyNames[currency].symbol))
  const named = currencies.find((currency) => currency === code?.toUpperCase())
  if (code && !named) addIssue('min_fee_currency', `Please give one of ${currencies.join(', ')}.`)
  if (signed && named && signed !== named)
    addIssue('min_fee_currency', `The fee is in ${signed} by its sign. Please remove one of the two.`)
  return fee === undefined ? undefined : (named ?? signed)
}

interface Social {
  platform: (typeof platforms)[number]
  handle: string
  followers: number
}

function socialsOf(
  cells: TableLine['cells'],
  addIssue: (column: string, sentence: string) => void,
): Social[] {
  return platforms.flatMap((platform) => {
    const [handle, count] = [cells.get(platform), cells.get(`${platform}_followers`)]
    if (!handle && count) addIssue(platform, 'Please name the account with these followers.')
    const followers = count === undefined ? 0 : wholeNumber(count)
    if (followers === null) addIssue(`${platform}_followers`, 'Please give a whole number.')
    return handle ? [{ platform, handle, followers: followers ?? 0 }] : []
  })
}

function columnAt(path: readonly PropertyKey[], socials: readonly Social[]): string {
  const names = path.map(String)
  const name = names[0] === 'profile' ? names[1] : names[0]
  if (name !== 'socials') return columnOf[name ?? ''] ?? 'name'
  const platform = socials[Number(names[2])]?.platform ?? 'instagram'
  return names[3] === 'followers' ? `${platform}_followers` : platform
}

/** Matches 1200 and 1,200. */
const thousands = /^\d{1,3}(?:,\d{3})+(?=$|\.)|^\d+(?=$|\.)/

function wholeNumber(text: string): number | null {
  return thousands.test(text) && !text.includes('.') ? Number(text.replaceAll(',', '')) : null
}

/** Reads a number with at most two decimals as hundredths: pounds as pence, per cent as basis points. */
function inHundredths(text: string): number | null {
  const [whole = '', part = '', ...rest] = text.split('.')
  const units = wholeNumber(whole)
  if (units === null || rest.length > 0 || !/^\d{0,2}$/.test(part)) return null
  return units * 100 + Number(part.padEnd(2, '0'))
}

/** Returns the object without undefined values. */
function defined<T extends object>(fields: T): Partial<T> {
  const result: Partial<T> = { ...fields }
  for (const key in result) if (result[key] === undefined) delete result[key]
  return result
}
