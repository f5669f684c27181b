import type { DeliverableSpec } from '../terms/deliverable-spec.ts'

/** Work types that a mandate prices separately (domain, section 6: commission per work type). */
export const kindsOfWork = ['posting', 'live', 'content'] as const
export type KindOfWork = (typeof kindsOfWork)[number]
export const kindOfWorkLabels: Record<KindOfWork, string> = {
  posting: 'Posts on the talent’s channels',
  live: 'Live streams',
  content: 'Content delivered as files',
}

/** The agency's commission on the payees' share, in basis points, by work type. */
export type Commission = Readonly<Record<KindOfWork, number>>
/** The highest commission a mandate may have: half. */
export const MAX_COMMISSION_BPS = 5_000
/** The commission a new mandate proposes by default (payments, section 9: 15 % per agent and talent). */
export const DEFAULT_COMMISSION: Commission = { posting: 1_500, live: 1_500, content: 1_500 }

/**
 * Returns the work type: live where anything is streamed, posting where anything is published, else content.
 */
export function kindOfWork(specs: readonly Pick<DeliverableSpec, 'platform' | 'format'>[]): KindOfWork {
  if (specs.some((spec) => spec.format === 'stream')) return 'live'
  return specs.some((spec) => spec.platform !== 'file') ? 'posting' : 'content'
}

/** Returns the rate for this work, in basis points; 0 without an agency. */
export function commissionBps(
  commission: Commission | null,
  specs: readonly Pick<DeliverableSpec, 'platform' | 'format'>[],
): number {
  return commission ? commission[kindOfWork(specs)] : 0
}
