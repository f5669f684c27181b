import { z } from 'zod'
import { read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { date, id, instant, money } from '../rules/text.ts'
import {
  deviceKinds,
  discountCode,
  type LinkState,
  MAX_REDEMPTION_DAYS,
  trackedAddress,
  utmText,
} from '../rules/tracking.ts'

const state = z.enum(['live', 'waiting', 'refused', 'stopped'] satisfies LinkState[])

const counts = { clicks: z.int(), visitors: z.int() }

const link = z.object({
  id: id(),
  dealId: id(),
  /** The deliverable it was made for; null for the whole deal. */
  deliverableId: id().nullable(),
  /** What talents post. */
  shortUrl: z.string(),
  /** A picture of the short address as a QR code. */
  qrUrl: z.string(),
  /** Where it leads, with the parameters for analytics. */
  target: z.string(),
  /** Empty without one. */
  discountCode: z.string(),
  state,
  /** Why an operator refused the website; empty otherwise. */
  reason: z.string(),
  createdAt: instant(),
  ...counts,
})

const linkOfBrand = link.extend({
  /** Uses of the discount code that the brand has entered, and the sales with it in minor units. */
  redemptions: z.int(),
  sales: z.int(),
  byDay: z.array(z.object({ day: date(), ...counts })),
  /** ISO 3166 codes; `ZZ` where the country is not known. */
  byCountry: z.array(z.object({ country: z.string(), ...counts })),
  byDevice: z.array(z.object({ device: z.enum(deviceKinds), ...counts })),
})
export type TrackingLink = z.output<typeof link>
export type OwnTrackingLink = z.output<typeof linkOfBrand>

const linksOfBrand = z.object({
  items: z.array(linkOfBrand),
  /** Whether another link can be added: not to a cancelled deal, and at most 20. */
  mayAdd: z.boolean(),
  /** The values with which the form for a new link starts. */
  suggested: z.object({ source: z.string(), medium: z.string(), campaign: z.string(), content: z.string() }),
})
export type OwnTrackingLinks = z.output<typeof linksOfBrand>
const linksOfTalent = z.object({ items: z.array(link) })
export type TalentTrackingLinks = z.output<typeof linksOfTalent>

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const dealId = { dealId: id() }

const talentTrackingLinks = read('/talent/getTrackingLinks', {
  by: ['talent'],
  input: z.strictObject(dealId),
  response: linksOfTalent,
  subject: ofDeal,
  summary: 'The tracking links of a deal that the talent posts, with their clicks and visitors.',
})

const website = z.object({
  id: id(),
  website: z.string(),
  brand: z.object({ id: id(), name: z.string() }),
  status: z.enum(['waiting', 'approved', 'refused']),
  /** The website in the profile of the brand; empty without one. */
  ownWebsite: z.string(),
  /** Addresses that its links lead to, the newest first, at most 20. */
  targets: z.array(z.string()),
  requestedAt: instant(),
})
export type TrackedWebsite = z.output<typeof website>

/** Short links that count their clicks, and the discount codes that go with them. */
export const trackingCalls = {
  addTrackingLink: write('/brand/addTrackingLink', {
    by: ['brand'],
    input: z.strictObject({
      ...dealId,
      deliverableId: id().nullable().default(null),
      address: trackedAddress(),
      source: utmText().default(''),
      medium: utmText().default(''),
      campaign: utmText().default(''),
      content: utmText().default(''),
      discountCode: discountCode().default(''),
    }),
    response: linksOfBrand,
    errors: ['wrong_state', 'tracking_link_limit_reached'],
    subject: ofDeal,
    message: 'Tracking link added.',
    summary:
      'Adds a short link to a deal, for a deliverable or all of it. It leads to https addresses only, and works once the website is verified or approved.',
  }),
  brandTrackingLinks: read('/brand/getTrackingLinks', {
    by: ['brand'],
    input: z.strictObject(dealId),
    response: linksOfBrand,
    subject: ofDeal,
    summary: 'The tracking links of a deal with clicks and visitors by day, country and device.',
  }),
  stopTrackingLink: write('/brand/stopTrackingLink', {
    by: ['brand'],
    input: z.strictObject({ ...dealId, linkId: id(), isStopped: z.boolean() }),
    response: linksOfBrand,
    subject: ofDeal,
    message: 'Tracking link saved.',
    summary: 'Stops a tracking link, or lets it lead to its address again.',
  }),
  saveRedemptions: write('/brand/saveRedemptions', {
    by: ['brand'],
    input: z.strictObject({
      ...dealId,
      linkId: id(),
      entries: z
        .array(z.strictObject({ day: date(), count: z.int().min(0).max(9_999_999), amount: money() }))
        .min(1, 'Enter at least one day.')
        .max(MAX_REDEMPTION_DAYS),
    }),
    response: linksOfBrand,
    errors: ['wrong_state'],
    subject: ofDeal,
    message: 'Uses of the code saved.',
    summary:
      'Saves how often the discount code of a link was used, by day. A day that is sent again is replaced.',
  }),
  campaignTracking: read('/campaign/getTracking', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({
      items: z.array(linkOfBrand.extend({ talent: z.object({ id: id(), displayName: z.string() }) })),
    }),
    subject: { noun: 'campaign', field: 'campaignId' },
    summary: 'All tracking links of a campaign by talent, with their counts.',
  }),
  talentTrackingLinks,
  agentTrackingLinks: onBehalfOfSubject('/talentagent/getTrackingLinks', talentTrackingLinks, 'view'),
  trackedWebsite: read('/superAdmin/getTrackedWebsite', {
    by: ['adminProMax'],
    input: z.strictObject({ websiteId: id() }),
    response: website,
    summary: 'A website that tracking links of a brand lead to and that nobody has verified.',
  }),
  decideTrackedWebsite: write('/superAdmin/decideTrackedWebsite', {
    by: ['adminProMax'],
    input: z.strictObject({
      websiteId: id(),
      decision: z.enum(['approve', 'refuse']),
      reason: operatorReason(),
    }),
    response: z.object({ status: z.enum(['approved', 'refused']) }),
    errors: ['wrong_state'],
    message: 'Decision saved. The brand is notified.',
    summary:
      'Approves a website for the tracking links of a brand, or refuses it with a reason that the brand reads. An approved one can be refused later.',
  }),
} as const
