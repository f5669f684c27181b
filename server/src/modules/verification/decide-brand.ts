import type { verificationCalls } from '@marquee/contract/calls/verification'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { automaticFacts } from './brand-verification.ts'
import { waitingCampaigns } from './verification.ports.ts'
import {
  findBrandVerification,
  loadBrandDetails,
  lockBrandVerification,
  type NewFact,
  saveFacts,
  updateBrandVerification,
} from './verification.store.ts'
import { checksOf } from './verification.view.ts'

/** Returns what an operator needs to verify a brand. Fails with `not_found` for one that never asked for it. */
export const getBrandFile: Handler<typeof verificationCalls.brandVerificationFile> = async (
  _ctx,
  { brandId },
) => {
  const [found, loaded, campaigns] = await Promise.all([
    findBrandVerification(brandId),
    loadBrandDetails(brandId),
    waitingCampaigns.get().titlesOf(brandId),
  ])
  const row = found ?? fail('not_found')
  const brand = loaded ?? fail('not_found')
  return {
    brandId,
    version: row.version,
    status: row.status,
    companyName: brand.companyName,
    legalName: brand.legalName,
    companyNumber: brand.companyNumber,
    website: brand.website,
    email: brand.email,
    address: [brand.street, brand.postcode, brand.city, brand.country].filter(Boolean).join(', '),
    checks: checksOf(brand),
    campaigns,
    requestedAt: (row.requestedAt ?? row.updatedAt).toISOString(),
  }
}

/**
 * Verifies a brand with what an operator has looked up, or asks it for more. Fails with `stale_version` when the brand has changed its
 * company number or website meanwhile, with `wrong_state` when another operator has decided, and by field for a source without a value.
 */
export const decideBrand: Handler<typeof verificationCalls.decideBrandVerification> = async (ctx, input) => {
  const { brandId, version, decision, reason, companyNumber, website } = input
  const row = (await lockBrandVerification(brandId)) ?? fail('not_found')
  if (row.version !== version) fail('stale_version', { version: row.version })
  if (row.status !== 'waiting') fail('wrong_state', { state: row.status })
  const brand = (await loadBrandDetails(brandId)) ?? fail('not_found')
  const day = today(ctx.now)
  const isVerified = decision === 'verify'
  const seen: NewFact[] = []
  if (isVerified) {
    if (!companyNumber && !website)
      failField('companyNumber', 'Name the source of the company number, or that of the website.')
    const looked = [
      { kind: 'company_number', field: 'companyNumber', value: brand.companyNumber, given: companyNumber },
      { kind: 'website', field: 'website', value: brand.website, given: website },
    ] as const
    for (const { kind, field, value, given } of looked) {
      if (!given) continue
      if (!value) failField(`${field}.source`, 'The brand has not given this.')
      if (given.on > day) failField(`${field}.on`, 'This day is in the future.')
      seen.push({ kind, value, source: given.source, checkedOn: given.on })
    }
    seen.push(...automaticFacts(brand, day).filter(({ kind }) => kind === 'email_domain' || kind === 'card'))
  }
  const status = isVerified ? 'verified' : 'more_needed'
  await saveFacts({ brandId }, seen)
  await updateBrandVerification(brandId, {
    status,
    reason: isVerified ? '' : reason,
    decidedAt: ctx.now,
    decidedBy: ctx.actor.id,
    updatedAt: ctx.now,
  })
  await recordOperatorAct(ctx, {
    action: 'decideBrandVerification',
    subject: { noun: 'brand', id: brandId },
    accountId: brandId,
    reason,
    details: { decision, facts: seen.map(({ kind }) => kind).join(', ') },
  })
  await emit(isVerified ? 'brand.verified' : 'brand.verification_asked', { brandId })
  return { status }
}
