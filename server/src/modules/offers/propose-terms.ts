import type { OfferTerms } from '@marquee/contract/calls/terms'
import { refuseField } from '@marquee/contract/refusals'
import { emit } from '../../platform/events.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { advanceOffer } from './advance-offer.ts'
import { offerEvent } from './offer-event.ts'
import { type Offer, saveOffer } from './offers.store.ts'
import { proposeVersion } from './versions.ts'

interface Proposal {
  by: 'brand' | 'talent'
  now: Date
  versionNo: number
  terms: OfferTerms
}

/** An edit or a counter: the move, then the next version of the terms, with fresh time to answer. Gives the offer as it stands. */
export async function proposeTerms(offer: Offer, event: 'edit' | 'counter', { by, now, versionNo, terms }: Proposal): Promise<Offer> {
  if (terms.currency !== offer.price.currency) refuseField('terms.currency', `This offer is in ${offer.price.currency}.`)
  const { offerHours } = await readMarketSettings()
  const changes = { expiresAt: new Date(now.getTime() + offerHours * 3_600_000) }
  const advanced = await advanceOffer(offer, event, { by, now, versionNo, terms, changes })
  const version = await proposeVersion(offer.id, advanced.versions, { by, kind: event, terms, now })
  await saveOffer(offer.id, version)
  const next = { ...advanced.offer, ...version }
  await emit(event === 'edit' ? 'offer.edited' : 'offer.countered', offerEvent(next))
  return next
}
