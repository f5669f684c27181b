import type { NotificationKind, NotificationTarget } from '../notification-kinds.ts'

/** Topics of screens: the first part of a query's key. */
export const topics = [
  'account',
  'amendments',
  'applications',
  'bank',
  'budgets',
  'campaigns',
  'cards',
  'conversations',
  'deals',
  'earnings',
  'home',
  'invoices',
  'mandates',
  'milestones',
  'notifications',
  'offers',
  'outside-talents',
  'payments',
  'post-checks',
  'reviews',
  'roster',
  'saved-searches',
  'shipments',
  'subscription',
  'tracking',
  'verification',
] as const
export type Topic = (typeof topics)[number]

/**
 * One domain event. It is written in the transaction of its change (outbox) and then reaches notifications,
 * conversations and open screens. Payloads hold ids; each reader loads what it may see.
 */
export interface EventRow<Payload> {
  /** One entry for each group of recipients; null notifies no one. The account that acted is never notified. */
  notifications: readonly NotificationTemplate<Payload>[] | null
  /** The card that the event puts into the conversation of brand and talent, or null. */
  activityCard: ActivityCard<Payload> | null
  /** Topics of the open screens that refetch; empty when none shows the change. */
  screens: readonly Topic[]
  /** The entries of the timeline that this event stands for, by lifecycle event, or null. */
  timeline: TimelineTexts | null
  /**
   * Returns the present shape of a payload that was stored before the version in `PAYLOAD_VERSION`; absent
   * where the shape has not changed.
   */
  upgrade?: (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Carries the type of the payload. It has no value at run time. */
  readonly payload?: Payload
}

/**
 * Timeline texts by lifecycle event. Placeholders: `{actor}` is the party that acted as the reader knows it
 * ("You", "Glow Botanics"), `{talent}` the talent ("you", "Maya"), `{subject}` the deliverable. The text of a key such as
 * `deal.dispute by system` replaces the one of `deal.dispute` where nobody but Marquee acted.
 */
export type TimelineTexts = Readonly<Record<string, string>>

/**
 * The version that new payloads carry as `v`. Raise it when a payload changes its shape, and give its row an
 * `upgrade`.
 */
export const PAYLOAD_VERSION = 1

/** Declares an event with its payload. A missing part does not compile. */
export function event<Payload extends object>() {
  return (row: Omit<EventRow<Payload>, 'payload'>): EventRow<Payload> => row
}

/**
 * Values available to a notification text, as its reader knows them: `you` is the talent's name when an agent
 * reads it.
 */
export interface TemplateVariables {
  you: string
  your: string
  brand: string
  talent: string
  campaign: string
  /** The pay, the work and the deadline of the campaign, in sentences; empty without a campaign. */
  campaignFacts: string
  deliverable: string
  agency: string
  /**
   * What the brand pays and what the talent's side earns for the terms in question, as formatted money; for a deal with milestones,
   * for those that are paid and not paid out.
   */
  pays: string
  earns: string
  /**
   * The difference that a change makes to both, such as "£80.00 more"; empty without one and for other events.
   */
  paysChange: string
  earnsChange: string
  /** The change renews the right to use the work of a completed deal. */
  isRenewal: boolean
  /** The work is done for a gift: nothing is paid, and `pays` and `earns` say so. */
  isGift: boolean
  /** The deal is paid in milestones. */
  isInMilestones: boolean
  /** The side that wrote those terms. */
  termsBy: 'brand' | 'talent' | null
  /** The side that must respond to the offer. */
  turn: 'brand' | 'talent' | null
  /** The money that the event moves, formatted: a payout or its part, a refund, a dispute, a hold. */
  amount: string
  /** What the talent still earns after refunds and disputes, formatted; empty when nothing is left. */
  keeps: string
  /** Why money goes back to the brand, without a full stop; empty when the event is not a refund. */
  reason: string
  /** The title of a payout: the work it pays for. */
  work: string
  /** What the saved searches of an account found, as a sentence without its full stop; empty for other events. */
  matches: string
  /** The day until which something is possible, such as "03 Dec, 2026"; empty for other events. */
  until: string
}

export interface NotificationTemplate<Payload> {
  /**
   * Recipients: the brand; the talent and the agency members who may see their work; `writers`: the talent
   * and those who may write for them; `person`: the talent alone; the payee; the agency members assigned to
   * the talent; the account itself.
   */
  to: 'brand' | 'talent' | 'writers' | 'person' | 'payee' | 'agency' | 'account'
  kind: NotificationKind
  text: (variables: TemplateVariables) => string
  /** What the email says below the text, in sentences. */
  facts?: (variables: TemplateVariables) => string
  targetType: NotificationTarget
  /** Returns the id of the target; null where there is only one. */
  id: (payload: Payload) => string | null
  when?: (payload: Payload, variables: TemplateVariables) => boolean
  /** Also notifies the account that acted, because it cannot know that this followed from what it did. */
  evenActor?: true
  /**
   * Also sends an email, unless the reader has turned this kind off. Only for notifications that need a
   * response, and for money.
   */
  email?: true
  /**
   * Cannot wait until the morning: ignores quiet hours, and is emailed at once even where the kind is set to
   * a daily summary.
   */
  urgent?: true
}

/** The parts of a template that do not depend on the event's payload. */
export type RenderedNotification = Pick<
  NotificationTemplate<never>,
  'to' | 'kind' | 'text' | 'facts' | 'targetType' | 'email' | 'urgent'
>

/**
 * Values available to an activity card, as its reader sees them: amounts are what the reader pays or earns.
 */
export interface ActivityCardVariables {
  brand: string
  talent: string
  /** Formatted money: what this reader pays or earns; for a change of a deal, the difference it makes. */
  amount: string
  /** The work is done for a gift: nothing is paid, and `amount` says so. */
  isGift: boolean
  deliverable: string
  /** The change renews the right to use the work of a completed deal. */
  isRenewal: boolean
  /** The side that wrote the terms in question. */
  termsBy: 'brand' | 'talent' | null
}

/** One event shown as a card in a conversation. */
export interface ActivityCard<Payload> {
  targetType: 'offer' | 'deal'
  id: (payload: Payload) => string
  text: (variables: ActivityCardVariables) => string
  /**
   * The side that must act next and the label of its button. A button disappears with the next card of the
   * same offer or deal.
   */
  action?:
    | { brand?: string; talent?: string }
    | ((variables: ActivityCardVariables) => { brand?: string; talent?: string })
  when?: (payload: Payload) => boolean
  /** Creates the conversation when there is none; other cards appear only in an existing conversation. */
  startsConversation?: true
}

/** Returns null: the target of a notification that leads to a page of which there is one. */
export const noTarget = () => null
