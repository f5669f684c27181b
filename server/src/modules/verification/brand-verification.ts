import type { Publishing } from '@marquee/contract/calls/campaigns'
import type { BrandVerification } from '@marquee/contract/calls/verification'
import { fail } from '@marquee/contract/errors'
import { automaticSources } from '@marquee/contract/rules/verification'
import { emit } from '../../platform/events/events.ts'
import { today } from '../../platform/time/day.ts'
import type { MarketSettings } from '../settings/market-settings.ts'
import {
  type BrandDetails,
  type BrandVerificationRow,
  createBrandVerification,
  deleteFacts,
  findBrandVerification,
  loadBrandDetails,
  lockBrandVerification,
  type NewFact,
  saveFacts,
  updateBrandVerification,
} from './verification.store.ts'
import { checksOf } from './verification.view.ts'

type Mode = MarketSettings['brandVerification']

/**
 * Returns whether a brand is verified. Otherwise its verification begins: in the mode `automatic` it is decided at once where every
 * fact is given, and in all other cases an operator decides. The row stays locked until the end of the transaction.
 */
export async function ensureBrandVerified(brandId: string, mode: Mode, now: Date): Promise<boolean> {
  const row = await lockOrCreate(brandId)
  // What an operator has asked for is not requested again by publishing.
  if (row.status === 'verified' || row.status === 'waiting' || row.status === 'more_needed')
    return row.status === 'verified'
  return (await requestVerification(row, mode, now)).status === 'verified'
}

/** Locks the verification of a brand, which is created where there is none. */
export async function lockOrCreate(brandId: string): Promise<BrandVerificationRow> {
  const existing = await lockBrandVerification(brandId)
  if (existing) return existing
  await createBrandVerification(brandId)
  return (await lockBrandVerification(brandId)) ?? fail('not_found')
}

/** Queues the request of a locked verification, or its automatic decision. Returns the row as it will be stored. */
export async function requestVerification(
  row: BrandVerificationRow,
  mode: Mode,
  now: Date,
): Promise<BrandVerificationRow> {
  const brand = (await loadBrandDetails(row.brandId)) ?? fail('not_found')
  const isDecided = isDecidedAtOnce(mode, checksOf(brand))
  const changes = isDecided
    ? ({ status: 'verified', requestedAt: now, decidedAt: now, decidedBy: null, reason: '' } as const)
    : ({ status: 'waiting', requestedAt: now, reason: '' } as const)
  await updateBrandVerification(row.brandId, { ...changes, updatedAt: now })
  if (isDecided) {
    await saveFacts({ brandId: row.brandId }, automaticFacts(brand, today(now)))
    await emit('brand.verified', { brandId: row.brandId })
  }
  return { ...row, ...changes, version: row.version + 1 }
}

const isDecidedAtOnce = (mode: Mode, checks: BrandVerification['checks']): boolean =>
  mode === 'automatic' && checks.every(({ isMet }) => isMet)

/**
 * Returns what is left of the verification of a brand that publishes its first campaign now; null where it is verified, or would be at
 * once.
 */
export async function findVerificationLeft(brandId: string, mode: Mode): Promise<Publishing['verification']> {
  const [row, brand] = await Promise.all([findBrandVerification(brandId), loadBrandDetails(brandId)])
  const checks = checksOf(brand ?? fail('not_found'))
  const status = row?.status ?? 'none'
  const isRequested = status === 'waiting' || status === 'more_needed'
  if (mode === 'off' || status === 'verified' || (!isRequested && isDecidedAtOnce(mode, checks))) return null
  return {
    status: status === 'none' ? 'ready' : status,
    reason: status === 'more_needed' ? (row?.reason ?? '') : '',
    missing: checks.filter(({ isMet }) => !isMet).map(({ kind }) => kind),
    isAutomatic: mode === 'automatic',
  }
}

/** Returns the facts about a brand that a machine has seen, with their source. */
export function automaticFacts(brand: BrandDetails, checkedOn: string): NewFact[] {
  return checksOf(brand).flatMap(({ kind, isMet, detail }) =>
    isMet ? [{ kind, value: detail, source: automaticSources[kind], checkedOn }] : [],
  )
}

/**
 * Removes the verification of a company number or a website that changes, before the change is saved. A brand that was verified is
 * not any more; a decision that an operator prepares fails with `stale_version`.
 */
export async function removeChangedFacts(
  brandId: string,
  next: { website?: string | undefined; companyNumber?: string | undefined },
  now: Date,
): Promise<void> {
  const row = await lockBrandVerification(brandId)
  if (!row) return
  const brand = (await loadBrandDetails(brandId)) ?? fail('not_found')
  const isNumberNew = next.companyNumber !== undefined && next.companyNumber !== brand.companyNumber
  const isWebsiteNew = next.website !== undefined && next.website !== brand.website
  if (!isNumberNew && !isWebsiteNew) return
  const removed = await deleteFacts({ brandId }, [
    ...(isNumberNew ? (['company_number'] as const) : []),
    // The domain of the email address was compared with that of the website.
    ...(isWebsiteNew ? (['website', 'email_domain'] as const) : []),
  ])
  const hasLapsed = row.status === 'verified' && removed.length > 0
  await updateBrandVerification(brandId, { ...(hasLapsed && { status: 'lapsed' }), updatedAt: now })
}
