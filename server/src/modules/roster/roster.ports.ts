import type { Subject } from '@marquee/contract/call'
import { port } from '../../platform/port.ts'

/** Whose a thing is that agents act on; null for a missing one, and for what its talent cannot see. */
export type SubjectTalents = Partial<Record<Subject['noun'], (id: string) => Promise<string | null>>>

/** Answered by applications, offers and deals together; wired in `wire-modules.ts`. */
export const subjectTalents = port<SubjectTalents>('subjectTalents')

/** What stands on a talent to the right of the roster. */
export interface TalentWork {
  openOffers: number
  runningDeals: number
  undecidedApplications: number
  /** Shares of theirs that have not gone out. */
  waitingShares: number
}

/** Counts by talent; one without any work is missing. */
export const talentWork = port<{
  countsOf(talentIds: readonly string[]): Promise<ReadonlyMap<string, TalentWork>>
}>('talentWork')

export const noWork: TalentWork = {
  openOffers: 0,
  runningDeals: 0,
  undecidedApplications: 0,
  waitingShares: 0,
}

/** A thing by its noun and id. */
export interface SubjectTitle {
  noun: string
  id: string
}

/** What things are called, by their ids; answered by the home of all nouns. */
export const subjectTitles =
  port<(subjects: readonly SubjectTitle[]) => Promise<ReadonlyMap<string, string>>>('subjectTitles')
