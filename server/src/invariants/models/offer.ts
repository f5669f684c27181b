import { fail } from '@marquee/contract/errors'
import { hours, move } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferEvent, type OfferStatus, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import { someTerms } from '../../testing/terms.ts'
import { anOffer } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface OfferState extends ModelState {
  status: OfferStatus
  rounds: { brand: number; talent: number }
  extended: boolean
}

interface Offer {
  offerId: string
  versionNo: number
}

const both = ['brand', 'talent'] as const
const commands: readonly Command<OfferEvent>[] = [
  ...(
    ['edit', 'counter', 'reject_counter', 'withdraw_counter', 'accept', 'reject', 'cancel', 'extend'] as const
  ).flatMap((event) => both.map((by) => ({ event, by }))),
  { event: 'expire', by: 'system' },
  { event: 'fund', by: 'system' },
]

/**
 * Returns the model of a negotiation between two people. Every counter-offer and edit has another price below
 * the hold, so that terms differ and are covered.
 */
export function offerModel(app: TestApp, { brand, talent }: Pair): Model<OfferState, Offer, OfferEvent> {
  let price = 900_000
  const terms = () => someTerms({ price: --price })
  return {
    noun: 'offer',
    commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: 'pending_talent', changes: 0, rounds: { brand: 0, talent: 0 }, extended: false },
    make: async () => ({ offerId: await anOffer(brand, talent, { price: 1_000_000 }), versionNo: 1 }),
    step: (state, command) => outcomeOf(() => nextState(state, command)),
    namesVersion: ({ event }) => !['reject', 'cancel', 'extend', 'expire'].includes(event),
    readStatus: async (subject) => {
      const { data } = await brand.call('/brand/getOfferDetails', { offerId: subject.offerId })
      subject.versionNo = data.versionNo
      return data.status
    },
    send: async ({ offerId, versionNo }, { event, by }) => {
      if (event === 'fund') return charge(app)
      if (by === 'system') return expire(app)
      const seen = { offerId, versionNo }
      const who = by === 'brand' ? brand : talent
      switch (event) {
        case 'edit':
          return who.call('/brand/edit-offer', { ...seen, terms: terms() })
        case 'counter':
          return by === 'brand'
            ? who.call('/brand/manageCounterOffer', { ...seen, action: 'counter', terms: terms() })
            : who.call('/talent/counter-offer', { ...seen, terms: terms() })
        case 'reject_counter':
          return who.call('/brand/manageCounterOffer', { ...seen, action: 'reject' })
        case 'withdraw_counter':
          return who.call('/talent/manageCounterOffer', { ...seen, action: 'withdraw' })
        case 'accept':
          return by === 'brand'
            ? who.call('/brand/manageCounterOffer', { ...seen, action: 'accept' })
            : who.call('/talent/accept-offer', seen)
        case 'reject':
          return who.call('/talent/reject-offer', { offerId, reason: 'price' })
        case 'cancel':
          return who.call('/brand/cancel-offer', { offerId })
        default:
          return who.call(`/${by}/extend-offer`, { offerId })
      }
    },
  }
}

function nextState(state: OfferState, { event, by }: Command<OfferEvent>): OfferState {
  // The expiry of an uncharged offer has its own test (offers/funding.test.ts); here the charge always comes
  // first.
  if (event === 'expire' && state.status === 'awaiting_payment') fail('wrong_state')
  const side = by === 'talent' ? 'talent' : 'brand'
  const facts = {
    entitled: true,
    expired: false,
    counterOffersUsed: state.rounds[side],
    sameTerms: false,
    extendedOnce: state.extended,
    campaignRunning: true,
    placesLeft: true,
    funded: true,
    charging: state.status === 'awaiting_payment',
  }
  const moved = move(offerLifecycle, { status: state.status, version: 1 }, event, by, facts)
  const isNewVersion = ['edit', 'counter', 'reject_counter', 'withdraw_counter'].includes(event)
  return {
    status: moved.to,
    changes: state.changes + (isNewVersion ? 1 : 0),
    rounds: event === 'counter' ? { ...state.rounds, [side]: state.rounds[side] + 1 } : state.rounds,
    extended: state.extended || event === 'extend',
  }
}

/** Lets the provider charge the hold. */
async function charge(app: TestApp): Promise<{ status: number }> {
  await app.settle()
  return { status: 200 }
}

/** Lets the time to answer expire, and resets the clock. */
async function expire(app: TestApp): Promise<{ status: number }> {
  await app.passTime(hours(73))
  await app.passTime(0)
  return { status: 200 }
}
