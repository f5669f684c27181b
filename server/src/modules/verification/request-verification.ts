import type { verificationCalls } from '@marquee/contract/calls/verification'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { lockOrCreate, requestVerification } from './brand-verification.ts'
import { findBrandVerification, listFactsOf, loadBrandDetails } from './verification.store.ts'
import { viewBrandVerification } from './verification.view.ts'

/** Returns what is verified about the brand, what is missing, and what an operator asks for. */
export const getBrandVerification: Handler<typeof verificationCalls.brandVerification> = async ({
  actor,
}) => {
  const [row, parts] = await Promise.all([findBrandVerification(actor.id), loadParts(actor.id)])
  return viewBrandVerification(row, { ...parts, isOn: parts.mode !== 'off' })
}

/** Asks for the verification of the brand. Fails with `wrong_state` while it waits, is verified, or the market asks for none. */
export const requestBrandVerification: Handler<typeof verificationCalls.requestBrandVerification> = async (
  ctx,
) => {
  const brandId = ctx.actor.id
  const row = await lockOrCreate(brandId)
  const parts = await loadParts(brandId)
  if (parts.mode === 'off' || row.status === 'waiting' || row.status === 'verified')
    fail('wrong_state', { state: row.status })
  const requested = await requestVerification(row, parts.mode, ctx.now)
  // Facts of an automatic decision are saved with the commit; reading flushes them first.
  return viewBrandVerification(requested, { ...parts, facts: await listFactsOf({ brandId }), isOn: true })
}

async function loadParts(brandId: string) {
  const [brand, facts, settings] = await Promise.all([
    loadBrandDetails(brandId),
    listFactsOf({ brandId }),
    readMarketSettings(),
  ])
  return { brand: brand ?? fail('not_found'), facts, mode: settings.brandVerification }
}
