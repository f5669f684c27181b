import type { NoticeKind } from '@marquee/contract/notice-kinds'
import type { Side } from '#lib/side.ts'

/** Of which kinds mails are sent to a side, and about what; a kind that sends none has no switch. */
export const mailsOf: Record<Side, { readonly [Kind in NoticeKind]?: string }> = {
  brand: {
    offers: 'A talent counters, declines, or waits for your answer.',
    deals: 'A deal opens, work waits for your review, or soon approves itself.',
    money: 'The hold for an offer has run out.',
  },
  talent: {
    offers: 'A new offer, a change of one, an answer to your counter, or one that soon runs out.',
    applications: 'A brand invites you to apply.',
    deals: 'A deal opens, a brand asks for a change, or all is completed.',
    money: 'A pay-out has arrived, was sent back, or waits for something.',
  },
  agent: {
    offers: 'A new offer to a talent, a change of one, an answer to a counter, or one that soon runs out.',
    applications: 'A brand invites a talent to apply.',
    deals: 'A deal opens, a brand asks for a change, or all is completed.',
    money: 'A pay-out of your commission has arrived, was sent back, or waits for something.',
  },
}

/** What comes whatever is switched off. */
export const alwaysMailed: Record<Side, string> = {
  brand: 'what secures your account, and trouble with your plan or a refund.',
  talent:
    'what secures your account and your bank details, an agency that asks to represent you or no longer does, and what an agent accepted that waits for your word.',
  agent: 'what secures your account and your bank details, and what a talent decides about your mandate.',
}
