import { event } from './event.ts'

/** The blocked side is never notified. */
export const blockEvents = {
  'party.blocked': event<{
    /** Who blocked; the ids of both sides by their kind follow. */
    by: 'brand' | 'talent'
    brandId: string | null
    talentId: string | null
    agencyId: string | null
  }>()({
    notifications: null,
    activityCard: null,
    screens: ['account', 'applications', 'conversations', 'offers', 'home'],
    timeline: null,
  }),
  'party.unblocked': event<{ blockerId: string; blockedId: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
