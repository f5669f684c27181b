import { isDeepStrictEqual } from 'node:util'
import { type ProfileChange, socialAccount } from '@marquee/contract/calls/profile-change'
import { type StatedAccount, statedPart } from '../talents/social-accounts.ts'
import type { Imported } from './import.store.ts'
import type { ImportLine } from './read-import-line.ts'
import { isManagedProfile } from './roster.ts'

/** The changes that a line makes to a talent of an earlier import. */
export interface ImportChange {
  profile: ProfileChange
  note: string | null
  bps: number | null
}

/**
 * Returns what is new in this row, or null. Empty cells change nothing, and neither does a row about a talent
 * who has claimed their profile.
 */
export function compareImport(line: ImportLine, { mandate, talent }: Imported): ImportChange | null {
  if (!isManagedProfile(mandate, talent)) return null
  const updated: ProfileChange = {
    ...line.profile,
    ...(line.profile.socials && { socials: merged(talent.socials.map(statedPart), line.profile.socials) }),
  }
  const current = new Map<string, unknown>(
    Object.entries({ ...talent, socials: talent.socials.map(statedPart) }),
  )
  const profile: ProfileChange = Object.fromEntries(
    Object.entries(updated).filter(([field, value]) => !isDeepStrictEqual(current.get(field), value)),
  )
  const note = line.note !== null && line.note !== mandate.note ? line.note : null
  const bps =
    line.bps !== null && Object.values(mandate.commission).some((rate) => rate !== line.bps) ? line.bps : null
  return Object.keys(profile).length === 0 && note === null && bps === null ? null : { profile, note, bps }
}

type Socials = NonNullable<ProfileChange['socials']>

/** Keeps the accounts on platforms that the table does not name, and the engagement of the others, which it does not have. */
function merged(current: readonly StatedAccount[], imported: Socials): Socials {
  const others = current.filter((social) => !imported.some((other) => other.platform === social.platform))
  const named = imported.map((account) => {
    const { engagementBps } = current.find((own) => isSameAccount(own, account)) ?? {}
    return engagementBps === undefined ? account : { ...account, engagementBps }
  })
  return [...named, ...socialAccount.array().parse(others)]
}

function isSameAccount(one: { platform: string; handle: string }, other: typeof one): boolean {
  return one.platform === other.platform && one.handle === other.handle
}
