import type { DeliverableSpec } from '../calls/terms.ts'

/** Kinds of work that a mandate prices each for itself (domain, section 6: commission per work type). */
export const kindsOfWork = ['posting', 'live', 'content'] as const
export type KindOfWork = (typeof kindsOfWork)[number]
export const kindOfWorkLabels: Record<KindOfWork, string> = {
  posting: 'Posts on the talent’s channels',
  live: 'Live streams',
  content: 'Content handed over as files',
}

/** The agency's part of the payees' share, in basis points, by kind of work. */
export type Commission = Readonly<Record<KindOfWork, number>>
/** The most a mandate may ask: half. */
export const MAX_COMMISSION_BPS = 5_000
/** What a new mandate proposes until somebody says otherwise (payments, section 9: 15 % per agent and talent). */
export const DEFAULT_COMMISSION: Commission = { posting: 1_500, live: 1_500, content: 1_500 }

/** What work counts as: live where anything is streamed, posting where anything is published, else content. */
export function kindOfWork(specs: readonly Pick<DeliverableSpec, 'platform' | 'format'>[]): KindOfWork {
  if (specs.some((spec) => spec.format === 'stream')) return 'live'
  return specs.some((spec) => spec.platform !== 'file') ? 'posting' : 'content'
}

/** The rate for this work, in basis points; 0 without an agency. */
export function commissionBps(
  commission: Commission | null,
  specs: readonly Pick<DeliverableSpec, 'platform' | 'format'>[],
): number {
  return commission ? commission[kindOfWork(specs)] : 0
}
