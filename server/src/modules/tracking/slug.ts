import { randomInt } from 'node:crypto'

/** Without characters that look alike in print. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8
const MAX_ATTEMPTS = 5

/** Slugs as they are made here. */
export const slugPattern = /^[2-9a-km-zA-HJ-NP-Z]{8}$/

const newSlug = (): string =>
  Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Inserts with a new slug until no other link has it. `insert` returns no row when the slug is taken. */
export async function withoutSlugClash(
  insert: (slug: string) => PromiseLike<readonly unknown[]>,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) if ((await insert(newSlug())).length > 0) return
  throw new Error('No free slug was found')
}
