import type { Subject } from '@marquee/contract/call'
import { port } from '../../platform/port.ts'

/**
 * Returns the talent a subject belongs to, by noun; null for a missing subject and for one its talent cannot
 * see.
 */
export type SubjectTalents = Partial<Record<Subject['noun'], (id: string) => Promise<string | null>>>

/** Implemented by applications, offers and deals together; wired in `wire-modules.ts`. */
export const subjectTalents = port<SubjectTalents>('subjectTalents')

/** A talent's open work in the modules that depend on mandates. */
export interface TalentWork {
  openOffers: number
  runningDeals: number
  undecidedApplications: number
  /** Payouts to the talent that are still to arrive, and disputed payments and agreed renewals that may bring one. */
  pendingPayouts: number
}

/** Returns the counts by talent; a talent without open work is missing from the map. */
export const talentWork = port<{
  countsOf(talentIds: readonly string[]): Promise<ReadonlyMap<string, TalentWork>>
}>('talentWork')

export const noWork: TalentWork = {
  openOffers: 0,
  runningDeals: 0,
  undecidedApplications: 0,
  pendingPayouts: 0,
}

/** A subject by its noun and id. */
export interface SubjectTitle {
  noun: string
  id: string
}

/** Returns the titles of subjects by id; implemented by the home module, which knows every noun. */
export const subjectTitles =
  port<(subjects: readonly SubjectTitle[]) => Promise<ReadonlyMap<string, string>>>('subjectTitles')
