import { fail } from '@marquee/contract/errors'
import { sha256 } from '../../platform/events/merkle.ts'
import { proveRows } from '../../platform/events/prove-row.ts'
import { signSeal } from '../../platform/events/seal-keys.ts'
import { listCaseMessages } from '../conversations/case-messages.ts'
import { loadDealDetails } from '../deals/deal-details.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { loadCharges } from '../deals/settlement.ts'
import { findSettlement } from '../deals/settlements.store.ts'
import { listDisputes, loadHistory } from '../disputes/disputes.store.ts'
import { viewDispute } from '../disputes/disputes.view.ts'
import { listVersions } from '../offers/offers.store.ts'
import { listRowIds, MAX_ROWS } from './evidence.store.ts'
import { buildPack, type EvidencePack } from './evidence-pack.ts'

/** The first byte of what is signed, so that no signature of a seal counts for a pack (see `events/seal.ts`). */
const packPrefix = Buffer.from([3])

/** A pack with the signature over its content, and the public key that checks it. */
export interface SignedPack {
  content: EvidencePack
  signature: string
  publicKey: string
}

/** Loads everything about a deal that a bank or a judge needs, and signs it. Fails with `not_found`. */
export async function loadPack(dealId: string, now: Date): Promise<SignedPack> {
  const deal = (await loadDeal(dealId)) ?? fail('not_found')
  const { brandId, talentId, campaignId, offerId } = deal
  const [details, versions, messages, disputes, history, settlement, charges, rowIds] = await Promise.all([
    loadDealDetails(dealId, brandId, { viewer: 'brand', now }),
    listVersions(offerId),
    listCaseMessages({ campaignId, brandId, talentId }),
    listDisputes(dealId),
    loadHistory(dealId),
    findSettlement(dealId),
    loadCharges(deal),
    listRowIds(deal),
  ])
  const proofs = await proveRows('transition', rowIds)
  const parts = { deal, charges, history, settlement }
  const content = buildPack({
    deal: details,
    // The talent never reads terms that the brand did not send.
    versions: versions
      .filter(({ status }) => status !== 'draft' && status !== 'discarded')
      .map(({ no, by, price, createdAt }) => ({
        no,
        by,
        payerPays: price.payerPays,
        at: createdAt.toISOString(),
      })),
    messages,
    disputes: disputes.map((row) => viewDispute(row, parts, { viewer: 'brand', agencyId: null, now })),
    proofs,
    notSealed: rowIds.length - proofs.length,
    isCut: rowIds.length === MAX_ROWS,
    issuedAt: now,
  })
  const text = Buffer.from(JSON.stringify(content), 'utf8')
  return { content, ...signSeal(sha256(packPrefix, text)) }
}
