import type { HoldReason } from '../lifecycles/payout.ts'
import { event, noTarget } from './event.ts'

interface PayoutEvent {
  payoutId: string
  payeeId: string
  /** The deal. */
  subjectId: string
}

const toPayee = { to: 'payee', kind: 'money', targetType: 'earnings', id: noTarget, email: true } as const

export const payoutEvents = {
  'payee.changed': event<{ payeeId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['bank', 'earnings'],
    timeline: null,
  }),

  /** The provider does not pay this payee any more: it needs details, or it has closed the account. */
  'payee.stopped': event<{ payeeId: string; status: 'restricted' | 'rejected' }>()({
    notifications: [
      {
        ...toPayee,
        when: ({ status }) => status === 'restricted',
        text: () =>
          'The payment provider has stopped payouts to you, because it needs more details. Add them on your earnings page',
      },
      {
        ...toPayee,
        when: ({ status }) => status === 'rejected',
        text: () =>
          'The payment provider has closed your payout account. Open a new one on your earnings page to be paid',
      },
    ],
    activityCard: null,
    screens: ['bank', 'earnings'],
    timeline: null,
  }),

  'payout.changed': event<PayoutEvent & { event: string }>()({
    notifications: [
      {
        ...toPayee,
        when: (payout) => payout.event === 'pay',
        text: ({ amount }) => `${amount} has been paid into your bank account`,
      },
      {
        ...toPayee,
        when: (payout) => payout.event === 'fail',
        text: ({ amount }) => `Your bank returned ${amount}. Check your bank details`,
      },
    ],
    activityCard: null,
    screens: ['earnings', 'deals'],
    timeline: null,
  }),

  /** A share is on hold, for the first time or for another reason. `talentId` is null for a commission. */
  'payout.held': event<PayoutEvent & { talentId: string | null; reason: HoldReason }>()({
    notifications: [
      {
        ...toPayee,
        when: ({ reason }) => reason === 'onboarding',
        text: ({ amount }) => `${amount} is waiting for you. Add your bank details to be paid`,
      },
      {
        ...toPayee,
        when: ({ reason }) => reason === 'restricted',
        text: ({ amount }) => `${amount} is on hold. The payment provider needs more details from you`,
      },
      {
        ...toPayee,
        when: ({ reason }) => reason === 'bank_change',
        text: ({ amount }) => `${amount} is on hold for 72 hours, because your bank details changed`,
      },
      {
        ...toPayee,
        when: ({ reason }) => reason === 'dispute',
        text: ({ amount }) => `${amount} is on hold, because the brand’s bank disputes the payment`,
      },
      {
        to: 'talent',
        kind: 'money',
        targetType: 'roster',
        id: noTarget,
        email: true,
        when: ({ reason }) => reason === 'unclaimed',
        text: ({ amount, talent }) =>
          `${amount} for ${talent} is on hold until they claim their profile. Invite them to claim it`,
      },
    ],
    activityCard: null,
    screens: ['earnings', 'deals'],
    timeline: null,
  }),

  /**
   * A payee loses a part of a share. `reversed`: it was taken back; `owed`: it could not be taken back;
   * `deducted`: it was kept for an earlier refund. The amount is in minor units.
   */
  'payout.reduced': event<PayoutEvent & { how: 'reversed' | 'owed' | 'deducted'; amount: number }>()({
    notifications: [
      {
        ...toPayee,
        when: ({ how }) => how === 'reversed',
        text: ({ amount, work }) =>
          `${amount} of your earnings for ${work} was taken back, because the brand got its money back`,
      },
      {
        ...toPayee,
        when: ({ how }) => how === 'owed',
        text: ({ amount, work }) =>
          `You owe ${amount} of your earnings for ${work}, because the brand got its money back. We deduct it from your next payouts`,
      },
      {
        ...toPayee,
        when: ({ how }) => how === 'deducted',
        text: ({ amount, work }) =>
          `${amount} was deducted from your earnings for ${work}, for an earlier refund to a brand`,
      },
    ],
    activityCard: null,
    screens: ['earnings', 'deals'],
    timeline: null,
  }),

  /** A share still waits for its payee; `reason` is why. `talentId` is null for a commission. */
  'payout.reminded': event<
    PayoutEvent & { talentId: string | null; reason: 'onboarding' | 'unclaimed' | 'restricted' | 'returned' }
  >()({
    notifications: [
      {
        ...toPayee,
        when: ({ reason }) => reason === 'onboarding',
        text: ({ amount }) => `${amount} is still waiting for you. Add your bank details to be paid`,
      },
      {
        ...toPayee,
        when: ({ reason }) => reason === 'restricted',
        text: ({ amount }) => `${amount} is still on hold. Give the payment provider the details it needs`,
      },
      {
        ...toPayee,
        when: ({ reason }) => reason === 'returned',
        text: ({ amount }) => `${amount} that your bank returned is still waiting. Change your bank details`,
      },
      {
        to: 'talent',
        kind: 'money',
        targetType: 'roster',
        id: noTarget,
        email: true,
        when: ({ reason }) => reason === 'unclaimed',
        text: ({ amount, talent }) =>
          `${amount} for ${talent} is still on hold. Invite them to claim their profile`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
