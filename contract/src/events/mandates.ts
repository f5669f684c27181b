import { event, noTarget } from './event.ts'

/** `talentId` is null while the person invited by email is not known to have an account. */
interface MandateEvent {
  mandateId: string
  agencyId: string
  talentId: string | null
}

const toTalent = { to: 'person', kind: 'representation', targetType: 'mandates', id: noTarget } as const
const toAgency = { to: 'agency', kind: 'representation', targetType: 'roster', id: noTarget } as const

export const mandateEvents = {
  'agency.changed': event<{ agencyId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['roster', 'mandates', 'home'],
    timeline: null,
  }),

  'mandate.changed': event<MandateEvent & { event: string }>()({
    notifications: [
      {
        ...toTalent,
        when: (mandate) => mandate.event === 'propose',
        text: ({ agency }) => `${agency} wants to represent you`,
      },
      {
        ...toAgency,
        when: (mandate) => mandate.event === 'grant',
        text: ({ talent }) => `${talent} accepted your representation request`,
      },
      {
        ...toAgency,
        when: (mandate) => mandate.event === 'refuse',
        text: ({ talent }) => `${talent} declined your representation request`,
      },
      {
        ...toAgency,
        when: (mandate) => mandate.event === 'expire',
        text: ({ talent }) =>
          `Your representation request to ${talent || 'a talent'} has ended without an answer`,
      },
      {
        ...toTalent,
        when: (mandate) => mandate.event === 'expire',
        text: ({ agency }) => `The representation request from ${agency} has ended without your answer`,
      },
      {
        ...toAgency,
        when: (mandate) => mandate.event === 'end' || mandate.event === 'lapse',
        text: ({ talent }) => `Your representation of ${talent} has ended`,
      },
      {
        ...toTalent,
        when: (mandate) => mandate.event === 'end' || mandate.event === 'lapse',
        text: ({ agency }) => `${agency} no longer represents you`,
      },
    ],
    activityCard: null,
    screens: ['roster', 'mandates', 'home'],
    timeline: null,
  }),

  /**
   * The mandate allows nothing from now on; `commissionEndsAt` is when work begun under it stops earning
   * commission.
   */
  'mandate.ended': event<MandateEvent & { isManaged: boolean; commissionEndsAt: string }>()({
    /** Version 0 called the field `keepsUntil`. */
    upgrade: ({ keepsUntil, ...payload }) => ({ commissionEndsAt: keepsUntil, ...payload }),
    notifications: null,
    activityCard: null,
    screens: ['roster', 'mandates', 'home'],
    timeline: null,
  }),
} as const
