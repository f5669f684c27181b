import { createHash } from 'node:crypto'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { ReportFacts } from '@marquee/contract/lifecycles/report'
import { plainText } from '@marquee/contract/rules/rich-text'
import type { Actor } from '../../platform/handler.ts'
import type { CaseRow } from './reports.store.ts'
import type { FrozenCopy } from './reports.tables.ts'
import type { SubjectRow } from './subjects.store.ts'

/** Returns the number under which people name a report or a case: the first part of its id. */
export function reportNumber(id: string): string {
  return id.slice(0, 8).toUpperCase()
}

/** Returns the facts for the guards of a case. */
export function reportFacts({ appealBy }: Pick<CaseRow, 'appealBy'>, now: Date): ReportFacts {
  return { mayAppeal: appealBy !== null && now < appealBy }
}

/** Returns the party of a lifecycle that an account acts as; who has no account is recorded as the system. */
export function partyOfReporter({ role }: Pick<Actor, 'role'>): Exclude<Party, 'operator'> {
  if (role === 'talentagent') return 'agent'
  return role === 'brand' || role === 'talent' ? role : 'system'
}

/** Returns what a subject says, as copies keep it. */
export function contentOf({ title, text, details }: SubjectRow): FrozenCopy {
  return {
    title,
    text: plainText(text).trim(),
    details: details.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }
}

/** Returns the SHA-256 of a copy as JSON with its fields in the order title, text, details; in hex. */
export function copyHash({ title, text, details }: FrozenCopy): string {
  const ordered = { title, text, details: details.map(({ label, value }) => ({ label, value })) }
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}
