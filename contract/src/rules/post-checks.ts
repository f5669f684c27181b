import { LATE_DISPUTE_DAYS } from '../lifecycles/deal.ts'

const DAY_MS = 86_400_000

/** A post is checked again after so many days: that it is still online and labelled as an ad (reliability, section 4). */
export const CHECK_EVERY_DAYS = 7
/** How long the last check stays in the list after the agreed days online: as long as the deal can still be disputed. */
export const CHECK_UNTIL_DAYS = LATE_DISPUTE_DAYS
/** For how many days a brand may give a talent to put a post right. */
export const MAX_CORRECTION_DAYS = 14
export const DEFAULT_CORRECTION_DAYS = 3
/** After a request has ended, the brand can ask about the same post again after so many days. */
export const NEXT_CORRECTION_DAYS = 7

/** Why a brand asks to put a post right. */
export const correctionReasons = {
  label_missing: 'The ad label is missing',
  taken_down: 'The post is not online any more',
  wrong_caption: 'The caption is not as agreed',
} as const
export type CorrectionReason = keyof typeof correctionReasons
export const correctionReasonCodes = ['label_missing', 'taken_down', 'wrong_caption'] as const

/** A post and when the brand has checked it last. */
interface CheckedPost {
  postedAt: Date
  /** How many days it stays online, as agreed. */
  minLiveDays: number
  /** Null before the first check. */
  lastCheckedAt: Date | null
}

/** Returns until when a post stays online, as agreed. */
export function onlineUntil({ postedAt, minLiveDays }: Omit<CheckedPost, 'lastCheckedAt'>): Date {
  return new Date(postedAt.getTime() + minLiveDays * DAY_MS)
}

/** Returns until when a post is checked: some days after its agreed time online. */
export function checksEndAt(post: Omit<CheckedPost, 'lastCheckedAt'>): Date {
  return new Date(onlineUntil(post).getTime() + CHECK_UNTIL_DAYS * DAY_MS)
}

/**
 * Returns when the next check of a post is due: a week after the last one or after the post, the last time when the agreed days
 * online end. Null once it was checked then, and for a post without agreed days.
 */
export function nextCheckAt(post: CheckedPost): Date | null {
  const end = onlineUntil(post)
  const last = post.lastCheckedAt ?? post.postedAt
  if (last >= end) return null
  return new Date(Math.min(last.getTime() + CHECK_EVERY_DAYS * DAY_MS, end.getTime()))
}
