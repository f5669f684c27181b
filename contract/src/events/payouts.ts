import { event, noTarget } from './event.ts'

const toPayee = { to: 'payee', kind: 'money', targetType: 'earnings', id: noTarget, email: true } as const

export const payoutEvents = {
  'payee.changed': event<{ payeeId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['bank', 'earnings'],
    timeline: null,
  }),

  'payout.changed': event<{ payoutId: string; payeeId: string; subjectId: string; event: string }>()({
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
      {
        ...toPayee,
        when: (payout) => payout.event === 'hold',
        text: ({ amount }) => `${amount} is on hold: we need more details`,
      },
    ],
    activityCard: null,
    screens: ['earnings', 'deals'],
    timeline: null,
  }),
} as const
