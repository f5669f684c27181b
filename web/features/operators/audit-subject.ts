import type { AuditEntry } from '@marquee/contract/calls/operators'
import { operatorPaths } from '#lib/paths.ts'

type Subject = NonNullable<AuditEntry['subject']>
type Page = NonNullable<Subject['page']>

/** Returns what an entry was about: "Campaign: Winter hands". */
export function describeSubject({ label, name }: Pick<Subject, 'label' | 'name'>): string {
  return name ? `${label}: ${name}` : label
}

/** Returns the page where operators read what an entry was about. */
export const pathOfSubject = (page: Page): string => pages[page.at](page)

const pages: Record<Page['at'], (page: Page) => string> = {
  queue: ({ kind, id }) => operatorPaths.queueItem(kind ?? '', id),
  deal: ({ id }) => operatorPaths.deal(id),
  user: ({ id }) => operatorPaths.user(id),
  managed_profile: ({ id }) => operatorPaths.managedProfile(id),
}
