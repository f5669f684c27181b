import type { OfferCard, OfferDetails } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { heldPrice, type MilestoneTerm } from '@marquee/contract/terms/milestones'
import { isGift } from '@marquee/contract/terms/price'
import { formatTalent, type Viewer } from '#lib/viewer.ts'

type AcceptableOffer = Pick<OfferCard, 'versionNo' | 'price'> &
  Pick<OfferDetails, 'consent'> & {
    brand: { companyName: string }
    talent: { displayName: string }
    agency: { name: string } | null
    versions: readonly {
      no: number
      terms: {
        deliverables: readonly Pick<DeliverableSpec, 'platform'>[]
        milestones: readonly MilestoneTerm[]
      }
    }[]
  }

interface AcceptanceTexts {
  title: string
  /** The consequences for the talent's side; brands have their own texts. */
  consequences: string[]
  confirm: string
}

/**
 * Returns the texts of the dialog to accept: immediately, as confirmation of the agency's acceptance, or as a
 * request to the talent. `payHours` is the market's wait before a payout, in hours.
 */
export function describeAcceptance(
  side: Viewer,
  offer: AcceptableOffer,
  asksFirst: boolean,
  payHours?: number,
): AcceptanceTexts {
  // An offer that nobody has countered has one version, which needs no number.
  const version = offer.versionNo > 1 ? `version ${offer.versionNo}` : 'offer'
  if (side === 'talent' && offer.consent)
    return {
      title: `Confirm ${version}?`,
      consequences: [
        `${agencyOf(offer)} has accepted on your behalf.`,
        ...gains(side, offer, 'now', payHours),
      ],
      confirm: `Confirm ${version}`,
    }
  if (side === 'agent' && asksFirst) {
    const { displayName } = offer.talent
    const first = `${displayName} is asked to confirm. Until they do, nothing is charged and the offer doesn’t change.`
    return {
      title: `Accept ${version}?`,
      consequences: [first, ...gains(side, offer, 'then', payHours)],
      confirm: `Accept and ask ${displayName}`,
    }
  }
  return {
    title: `Accept ${version}?`,
    consequences: gains(side, offer, 'now', payHours),
    confirm: `Accept ${version}`,
  }
}

function gains(
  side: Viewer,
  offer: AcceptableOffer,
  when: 'now' | 'then',
  payHours: number | undefined,
): string[] {
  const { price, brand, talent, versionNo, versions } = offer
  if (isGift(price)) return [describeGift(side, talent.displayName)]
  const earned = formatMoney(price.talent, price.currency)
  const terms = versions.find(({ no }) => no === versionNo)?.terms ?? { deliverables: [], milestones: [] }
  const { deliverables, milestones } = terms
  const commission =
    price.agent > 0 ? ` ${agencyOf(offer)} earns ${formatMoney(price.agent, price.currency)}.` : ''
  return [
    `${formatTalent(side, talent.displayName)} ${side === 'talent' ? 'earn' : 'earns'} ${earned}, ${describePayDay(deliverables, payHours, milestones)}.${commission}`,
    `${brand.companyName}’s card is charged ${when}${milestones.length > 0 ? ` for the first milestone: ${formatMoney(heldPrice(price, terms).payerPays, price.currency)}` : ''}. We hold the money until the work is approved.`,
  ]
}

/** Returns who signs the terms that the brand has attached, with the offer. `asksFirst`: the talent is asked to approve. */
export function describeAttached(
  side: Viewer,
  { brand, talent }: Pick<AcceptableOffer, 'brand' | 'talent'>,
  asksFirst: boolean,
): string {
  if (side === 'brand') return 'You also sign the terms that you have attached.'
  const signs = asksFirst ? `${talent.displayName} also signs` : 'You also sign'
  return `${signs} the terms that ${brand.companyName} has attached. Read them first.`
}

/** Returns the message after an acceptance, by the state that the offer has reached. */
export function describeAccepted({
  status,
  consent,
  talent,
}: Pick<OfferDetails, 'status' | 'consent'> & { talent: { displayName: string } }): string {
  if (consent) return `${talent.displayName} is asked to confirm.`
  // While the payment is processing, the page says so and opens the deal afterwards.
  return status === 'accepted' ? 'Offer accepted. The deal is open.' : 'Offer accepted.'
}

/** Returns what the talent's side gets for gifted work. */
export function describeGift(side: Viewer, talentName: string): string {
  return `${formatTalent(side, talentName)} ${side === 'talent' ? 'get' : 'gets'} the gifted product and no fee.`
}

function agencyOf({ agency }: Pick<AcceptableOffer, 'agency'>): string {
  return agency?.name ?? 'Your agency'
}
