import type { ShipmentStatus } from '../lifecycles/shipment.ts'
import { type ActivityCardVariables, event } from './event.ts'

/** An event about the product of a deal. It holds no address, no code and no tracking number. */
interface ShipmentEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  /** The side that acted; null for the system. */
  by: 'brand' | 'talent' | null
}

/** The clocks of the work run again, and its due dates have moved. */
interface ClocksEvent extends ShipmentEvent {
  /** By how many days the due dates moved. */
  movedDays: number
  /** The next due date, `2026-12-03`; null where nothing is left to submit. */
  until: string | null
}

const dealId = (payload: ShipmentEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const
const screens = ['shipments', 'deals', 'home'] as const
const isByBrand = ({ by }: ShipmentEvent): boolean => by === 'brand'
const isByTalent = ({ by }: ShipmentEvent): boolean => by === 'talent'
const hasMoved = ({ movedDays, until }: ClocksEvent): boolean => movedDays > 0 && until !== null
const hasNotMoved = (payload: ClocksEvent): boolean => !hasMoved(payload)

/** Returns "Your" or the name of the agent's talent, at the start of a sentence. */
const capitalised = (your: string): string => (your === 'your' ? 'Your' : your)

const addressCard = { talent: 'Give address' }
const shipCard = { brand: 'Ship product' }

export const shipmentEvents = {
  'shipment.opened': event<ShipmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) =>
          `${brand} sends a product for ${your} deal. Give the address where it can be delivered`,
      },
    ],
    activityCard: { ...cardTarget, action: addressCard, text: ({ brand }) => `${brand} sends a product` },
    screens,
    timeline: { 'shipment.open': 'The deal includes a product' },
  }),

  'shipment.address_given': event<ShipmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) => `${talent} has given an address. Ship the product within 3 days`,
      },
    ],
    activityCard: { ...cardTarget, action: shipCard, text: ({ talent }) => `${talent} has given an address` },
    screens,
    timeline: { 'shipment.give_address': '{actor} gave an address for the product' },
  }),

  'shipment.address_changed': event<ShipmentEvent>()({
    notifications: [
      { ...toBrand, email: true, text: ({ talent }) => `${talent} has changed the address for the product` },
    ],
    activityCard: {
      ...cardTarget,
      action: shipCard,
      text: ({ talent }) => `${talent} has changed the address for the product`,
    },
    screens,
    timeline: { 'shipment.change_address': '{actor} changed the address for the product' },
  }),

  'shipment.shipped': event<ShipmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand }) =>
          `${brand} has sent the product. Confirm when it comes: without an answer it counts as received after 5 days`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'Confirm receipt' },
      text: ({ brand }) => `${brand} has sent the product`,
    },
    screens,
    timeline: { 'shipment.ship': '{actor} shipped the product' },
  }),

  'shipment.tracking_changed': event<ShipmentEvent>()({
    notifications: [
      {
        ...toTalent,
        text: ({ brand }) => `${brand} has changed how the product is sent. See the new details`,
      },
    ],
    activityCard: null,
    screens,
    timeline: { 'shipment.change_tracking': '{actor} changed the tracking of the product' },
  }),

  'shipment.received': event<ClocksEvent>()({
    notifications: [
      {
        ...toBrand,
        when: (payload) => isByTalent(payload) && hasNotMoved(payload),
        text: ({ talent }) => `${talent} has received the product. The due dates stay as agreed`,
      },
      {
        ...toBrand,
        email: true,
        when: (payload) => isByTalent(payload) && hasMoved(payload),
        text: ({ talent, until }) =>
          `${talent} has received the product later than planned, so the due dates move: the next is ${until}`,
      },
      {
        ...toBrand,
        email: true,
        when: (payload) => payload.by === null,
        text: ({ talent, until }) =>
          `The product for ${talent} counts as received, because nobody reported a problem within 5 days${
            until ? `. The next due date is ${until}` : ''
          }`,
      },
      {
        ...toTalent,
        email: true,
        when: (payload) => payload.by === null,
        text: ({ brand, until }) =>
          `The product from ${brand} counts as received, because it was not answered within 5 days${
            until ? `. The next due date is ${until}` : ''
          }`,
      },
      // Also to the talent who has confirmed it, where an agent did so or the dates moved.
      {
        ...toTalent,
        when: (payload) => isByTalent(payload) && hasMoved(payload),
        text: ({ brand, until }) =>
          `The product from ${brand} came later than planned, so the due dates move: the next is ${until}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'Submit work' },
      text: () => 'The product has arrived: work can begin',
    },
    screens,
    timeline: {
      'shipment.receive': '{actor} received the product',
      'shipment.receive by system': 'The product counts as received',
      'shipment.arrive': 'The product counts as received, because the deal ended',
      'shipment.proceed': '{actor} continued with the product as it is',
    },
  }),

  'shipment.problem': event<ShipmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) =>
          `${talent} reports a problem with the product. Send a replacement or agree on how to go on`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Answer problem' },
      text: ({ talent }) => `${talent} reports a problem with the product`,
    },
    screens,
    timeline: { 'shipment.report': '{actor} reported a problem with the product' },
  }),

  'shipment.replaced': event<ShipmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `${brand} sends a replacement for the product of ${your} deal`,
      },
    ],
    activityCard: { ...cardTarget, action: shipCard, text: ({ brand }) => `${brand} sends a replacement` },
    screens,
    timeline: { 'shipment.replace': '{actor} agreed to send a replacement' },
  }),

  'shipment.drop_proposed': event<ShipmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: isByTalent,
        text: ({ talent }) => `${talent} proposes to go on without the product. Please answer`,
      },
      {
        ...toTalent,
        email: true,
        when: isByBrand,
        text: ({ brand }) => `${brand} proposes to go on without the product. Please answer`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: ({ termsBy }: ActivityCardVariables) =>
        termsBy === 'brand' ? { talent: 'Answer proposal' } : { brand: 'Answer proposal' },
      text: ({ brand, talent, termsBy }) =>
        `${termsBy === 'brand' ? brand : talent} proposes to go on without the product`,
    },
    screens,
    timeline: { 'shipment.propose_drop': '{actor} proposed to go on without the product' },
  }),

  /** The deal goes on without the product: both sides agreed, or the brand did nothing for two weeks. */
  'shipment.dropped': event<ClocksEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, until }) =>
          `Your deal with ${talent} goes on without the product${until ? `. The next due date is ${until}` : ''}`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, until }) =>
          `${capitalised(your)} deal with ${brand} goes on without the product${
            until ? `. The next due date is ${until}` : ''
          }`,
      },
    ],
    activityCard: { ...cardTarget, text: () => 'The deal goes on without the product' },
    screens,
    timeline: {
      'shipment.drop': '{actor} agreed to go on without the product',
      'shipment.give_up by system': 'The product was not sent in time',
    },
  }),

  'shipment.sent_back': event<ShipmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) => `${talent} has sent the product back. Confirm its return`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Confirm return' },
      text: ({ talent }) => `${talent} has sent the product back`,
    },
    screens,
    timeline: { 'shipment.send_back': '{actor} sent the product back' },
  }),

  'shipment.returned': event<ShipmentEvent>()({
    notifications: [
      { ...toTalent, when: isByBrand, text: ({ brand }) => `${brand} has the product back` },
      {
        ...toTalent,
        when: ({ by }) => by === null,
        text: ({ brand }) => `The product counts as returned, because ${brand} reported no problem in time`,
      },
      {
        ...toBrand,
        when: ({ by }) => by === null,
        text: ({ talent }) =>
          `The product from ${talent} counts as returned, because it was not answered in time`,
      },
    ],
    activityCard: { ...cardTarget, text: () => 'The product is returned' },
    screens,
    timeline: {
      'shipment.confirm_return': '{actor} confirmed the return of the product',
      'shipment.confirm_return by system': 'The product counts as returned',
    },
  }),

  /** The deal has ended, and the product was not sent back within two weeks. */
  'shipment.kept': event<ShipmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) =>
          `${talent} has not sent the product back. You can open a dispute or write to Marquee`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand }) => `The product of ${brand} should have been sent back. Please contact ${brand}`,
      },
    ],
    activityCard: null,
    screens,
    timeline: { 'shipment.keep': 'The product was not returned in time' },
  }),

  /** The deal has ended, and nothing is sent any more. */
  'shipment.ended': event<ShipmentEvent>()({
    notifications: null,
    activityCard: null,
    screens,
    timeline: { 'shipment.end': 'No product is sent any more' },
  }),

  /** Someone has not done their part yet. `status` is the state of the shipment; `isLast`: a day or a few are left. */
  'shipment.reminded': event<
    ShipmentEvent & { status: ShipmentStatus; isLast: boolean; until: string | null }
  >()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ status }) => status === 'awaiting_address',
        text: ({ brand }) => `${brand} waits for an address to send the product`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ status, isLast }) => status === 'awaiting_shipment' && !isLast,
        text: ({ talent }) => `${talent} waits for the product: 3 days have passed. Please ship it`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ status, isLast }) => status === 'awaiting_shipment' && isLast,
        text: ({ talent, until }) =>
          `${talent} has waited 7 days for the product and can cancel the deal. Without it the deal ends on ${until}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ status, isLast }) => (status === 'awaiting_shipment' || status === 'issue') && isLast,
        text: ({ brand, your }) =>
          `${brand} is 7 days late with the product. ${capitalised(your)} deal can be cancelled without fault`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ status }) => status === 'shipped',
        text: ({ brand }) =>
          `Has the product from ${brand} come? Without an answer it counts as received within 24 hours`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ status, isLast }) => status === 'issue' && !isLast,
        text: ({ talent }) => `${talent} waits for your answer about the product: 3 days have passed`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ status, isLast }) => status === 'issue' && isLast,
        text: ({ talent, until }) =>
          `${talent} has waited 7 days for your answer about the product and can cancel the deal. It ends on ${until}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ status }) => status === 'received',
        text: ({ brand, until }) => `Please send the product back to ${brand} by ${until}`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ status }) => status === 'returning',
        text: ({ talent }) =>
          `Has the product from ${talent} come back? Without an answer it counts as returned in 3 days`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  /** The brand has downloaded the addresses of the products that it is to ship. */
  'shipment.addresses_exported': event<{ brandId: string; campaignId: string | null; count: number }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
