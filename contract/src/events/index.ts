import { accountEvents } from './accounts.ts'
import { adCodeEvents } from './ad-codes.ts'
import { amendmentEvents } from './amendments.ts'
import { applicationEvents } from './applications.ts'
import { blockEvents } from './blocks.ts'
import { campaignEvents } from './campaigns.ts'
import { cancellationEvents } from './cancellations.ts'
import { dealEvents } from './deals.ts'
import { deliverableEvents } from './deliverables.ts'
import { disputeEvents } from './disputes.ts'
import { type EventRow, PAYLOAD_VERSION, type TimelineTexts } from './event.ts'
import { mandateEvents } from './mandates.ts'
import { messageEvents } from './messages.ts'
import { milestoneEvents } from './milestones.ts'
import { offerEvents } from './offers.ts'
import { outsideTalentEvents } from './outside-talents.ts'
import { paymentEvents } from './payments.ts'
import { payoutEvents } from './payouts.ts'
import { postCheckEvents } from './post-checks.ts'
import { reportEvents } from './reports.ts'
import { resultEvents } from './results.ts'
import { reviewEvents } from './reviews.ts'
import { savedSearchEvents } from './saved-searches.ts'
import { settingEvents } from './settings.ts'
import { shipmentEvents } from './shipments.ts'
import { trackingEvents } from './tracking.ts'
import { usageRightsEvents } from './usage-rights.ts'
import { verificationEvents } from './verification.ts'
import { workLinkEvents } from './work-links.ts'

const rows = {
  ...accountEvents,
  ...mandateEvents,
  ...campaignEvents,
  ...applicationEvents,
  ...offerEvents,
  ...dealEvents,
  ...deliverableEvents,
  ...cancellationEvents,
  ...disputeEvents,
  ...amendmentEvents,
  ...milestoneEvents,
  ...shipmentEvents,
  ...postCheckEvents,
  ...resultEvents,
  ...reviewEvents,
  ...messageEvents,
  ...paymentEvents,
  ...payoutEvents,
  ...reportEvents,
  ...settingEvents,
  ...blockEvents,
  ...verificationEvents,
  ...trackingEvents,
  ...usageRightsEvents,
  ...adCodeEvents,
  ...outsideTalentEvents,
  ...savedSearchEvents,
  ...workLinkEvents,
}

export type EventName = keyof typeof rows

/** The payload of each event, by name. */
export type Events = {
  [Name in EventName]: (typeof rows)[Name] extends EventRow<infer Payload> ? Payload : never
}

/** Every event with its notifications, activity card, screens and timeline texts. */
export const events: { readonly [Name in EventName]: EventRow<Events[Name]> } = rows

/** The names of all events. */
export const eventNames: readonly EventName[] = Object.keys(rows).filter((name) => isEventName(name))

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(rows, name)
}

/** Returns the payload to store: with the version of its shape. */
export function storedPayload(payload: object): object {
  return { ...payload, v: PAYLOAD_VERSION }
}

/** Returns a stored payload in its present shape, without its version. */
export function readPayload(name: EventName, stored: Readonly<Record<string, unknown>>): object {
  const { v = 0, ...payload } = stored
  return v === PAYLOAD_VERSION ? payload : (events[name].upgrade?.(payload) ?? payload)
}

/** Returns the timeline texts of these events, by lifecycle event. */
export function timelineTexts(
  rowsOfNoun: Readonly<Record<string, Pick<EventRow<never>, 'timeline'>>>,
): TimelineTexts {
  return Object.assign({}, ...Object.values(rowsOfNoun).map((row) => row.timeline ?? {}))
}
