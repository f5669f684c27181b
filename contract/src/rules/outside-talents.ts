import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { formatDate } from './dates.ts'

dayjs.extend(utc)

/** How long a brand and a talent whom it brought to Marquee pay no fee. */
export const NO_FEE_MONTHS = 12
/** How long the link of an invitation works after each sending. */
export const OUTSIDE_INVITATION_DAYS = 30
/** Emails of one invitation: the first one and the repeats. */
export const MAX_INVITATION_EMAILS = 3

/** Returns when the months without a fee end. */
export function noFeeUntil(joinedAt: Date): Date {
  return dayjs.utc(joinedAt).add(NO_FEE_MONTHS, 'month').toDate()
}

/** Where an invitation is. `over`: the months without a fee have passed; `ended`: they ended early. */
export const outsideInvitationStates = {
  sent: { label: 'Invitation sent', tone: 'action' },
  joined: { label: 'Joined, 0% fee', tone: 'good' },
  over: { label: 'Joined, usual fee', tone: 'quiet' },
  ended: { label: '0% fee ended', tone: 'warning' },
  expired: { label: 'Expired', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', tone: 'quiet' },
} as const
export type OutsideInvitationState = keyof typeof outsideInvitationStates

/** Why the months without a fee ended early, as both sides read it. */
export const noFeeEndReasons = {
  handle_known: 'one of the talent’s social accounts was on Marquee before',
  bank_known: 'the talent’s bank account was on Marquee before',
  account_known: 'the talent had an account on Marquee before',
  misuse: 'the rules for bringing a talent to Marquee were not kept',
} as const
export type NoFeeEndReason = keyof typeof noFeeEndReasons

/** The reasons that an operator chooses from; the others are found by the server. */
export const operatorEndReasons = ['account_known', 'misuse'] as const satisfies NoFeeEndReason[]

interface NoFeeText {
  /** The reader; an agent reads the name of the talent. */
  side: 'brand' | 'talent' | 'agent'
  brand: string
  talent: string
  until: string
}

/** Returns why a reader pays no fee: "0% fee for 12 months because you brought Maya to Marquee, until 12 Nov, 2027." */
export function describeNoFee({ side, brand, talent, until }: NoFeeText): string {
  const who = `${side === 'brand' ? 'you' : brand} brought ${side === 'talent' ? 'you' : talent}`
  return `0% fee for ${NO_FEE_MONTHS} months because ${who} to Marquee, until ${formatDate(until)}.`
}
