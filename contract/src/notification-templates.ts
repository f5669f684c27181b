import type { EventName, Events } from './events.ts'
import type { NotificationKind, NotificationTarget } from './notification-kinds.ts'

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
  piece: string
  agency: string
  /** What the brand pays and what the talent's side earns for the terms in question, as formatted money. */
  pays: string
  earns: string
  /** The side that wrote those terms. */
  termsBy: 'brand' | 'talent' | null
  /** The side that must respond to the offer. */
  turn: 'brand' | 'talent' | null
  /** The payout, as formatted money. */
  amount: string
}

/** The parts of a template that do not depend on the event's payload. */
export type RenderedNotification = Pick<
  NotificationTemplate<never>,
  'to' | 'kind' | 'text' | 'targetType' | 'mail' | 'urgent'
>

interface NotificationTemplate<P> {
  /**
   * Recipients: the brand; the talent and the agency members who may see their work; `writers`: the talent
   * and those who may write for them; `person`: the talent alone; the payee; the agency members assigned to
   * the talent; the account itself.
   */
  to: 'brand' | 'talent' | 'writers' | 'person' | 'payee' | 'agency' | 'account'
  kind: NotificationKind
  text: (facts: TemplateVariables) => string
  targetType: NotificationTarget
  /** The id of the target; null where there is only one. */
  id: (payload: P) => string | null
  when?: (payload: P, facts: TemplateVariables) => boolean
  /**
   * Also sends an email, unless the reader has turned this kind off. Only for notifications that need a
   * response, and for money.
   */
  mail?: true
  /**
   * Cannot wait until the morning: ignores quiet hours, and is emailed at once even where the kind is set to
   * a daily summary.
   */
  urgent?: true
}

const offer = {
  kind: 'offers',
  targetType: 'offer',
  id: ({ offerId }: { offerId: string }) => offerId,
} as const
const deal = { kind: 'deals', targetType: 'deal', id: ({ dealId }: { dealId: string }) => dealId } as const
const nowhere = () => null

/**
 * Notification templates by event. Every event has an entry, empty if it notifies no one; the account that
 * acted is never notified. Events that only refresh a screen have no template.
 */
export const notificationTemplates: {
  readonly [Name in EventName]: readonly NotificationTemplate<Events[Name]>[]
} = {
  'account.signed_up': [],
  'account.password_changed': [],
  'account.erased': [],
  'account.mail_refused': [
    {
      ...{ to: 'account', kind: 'account', targetType: 'settings', id: nowhere },
      text: () => 'We can’t deliver email to you. Check your address',
    },
  ],
  'agency.changed': [],
  'mandate.changed': [
    {
      ...{
        to: 'person',
        kind: 'representation',
        targetType: 'mandates',
        id: nowhere,
        when: ({ event }) => event === 'propose',
      },
      text: ({ agency }) => `${agency} wants to represent you`,
    },
    {
      ...{
        to: 'agency',
        kind: 'representation',
        targetType: 'roster',
        id: nowhere,
        when: ({ event }) => event === 'grant',
      },
      text: ({ talent }) => `${talent} accepted your representation request`,
    },
    {
      ...{
        to: 'agency',
        kind: 'representation',
        targetType: 'roster',
        id: nowhere,
        when: ({ event }) => event === 'refuse',
      },
      text: ({ talent }) => `${talent} declined your representation request`,
    },
    {
      ...{
        to: 'agency',
        kind: 'representation',
        targetType: 'roster',
        id: nowhere,
        when: ({ event }) => event === 'end' || event === 'lapse',
      },
      text: ({ talent }) => `Your representation of ${talent} has ended`,
    },
    {
      ...{
        to: 'person',
        kind: 'representation',
        targetType: 'mandates',
        id: nowhere,
        when: ({ event }) => event === 'end' || event === 'lapse',
      },
      text: ({ agency }) => `${agency} no longer represents you`,
    },
  ],
  'mandate.ended': [],

  'campaign.changed': [],
  'campaign.opened': [],
  'campaign.ended': [],
  'application.changed': [
    {
      ...{
        to: 'brand',
        kind: 'applications',
        targetType: 'applicants',
        id: ({ campaignId }) => campaignId,
        when: ({ event }) => event === 'apply',
      },
      text: ({ talent, campaign }) => `${talent} applied for ${campaign}`,
    },
    {
      ...{
        to: 'talent',
        kind: 'applications',
        targetType: 'campaign',
        id: ({ campaignId }) => campaignId,
        mail: true,
      },
      when: ({ event }) => event === 'invite',
      text: ({ brand, you, campaign }) => `${brand} invited ${you} to apply for ${campaign}`,
    },
    {
      ...{
        to: 'talent',
        kind: 'applications',
        targetType: 'application',
        id: ({ applicationId }) => applicationId,
      },
      when: ({ event }) => event === 'shortlist',
      text: ({ brand, your, campaign }) => `${brand} shortlisted ${your} application for ${campaign}`,
    },
    {
      ...{
        to: 'talent',
        kind: 'applications',
        targetType: 'application',
        id: ({ applicationId }) => applicationId,
      },
      when: ({ event }) => event === 'told_decline' || event === 'close',
      text: ({ your, campaign }) => `There’s an update on ${your} application for ${campaign}`,
    },
  ],

  'offer.sent': [
    {
      ...offer,
      to: 'talent',
      mail: true,
      text: ({ brand, you, earns }) => `${brand} sent ${you} an offer of ${earns}`,
    },
  ],
  'offer.edited': [
    { ...offer, to: 'talent', mail: true, text: ({ brand, your }) => `${brand} updated ${your} offer` },
  ],
  'offer.countered': [
    {
      ...{ ...offer, to: 'brand', mail: true, when: (_payload, { termsBy }) => termsBy === 'talent' },
      text: ({ talent, pays }) => `${talent} sent a counter-offer of ${pays}`,
    },
    {
      ...{ ...offer, to: 'talent', mail: true, when: (_payload, { termsBy }) => termsBy === 'brand' },
      text: ({ brand, earns, you }) => `${brand} sent ${you} a counter-offer of ${earns}`,
    },
  ],
  'offer.counter_rejected': [
    {
      ...offer,
      to: 'talent',
      mail: true,
      text: ({ brand, your }) => `${brand} declined ${your} counter-offer`,
    },
  ],
  'offer.counter_withdrawn': [
    {
      ...offer,
      to: 'brand',
      text: ({ talent }) => `${talent} withdrew the counter-offer; your offer is current again`,
    },
  ],
  'offer.agreed': [],
  'offer.accepted': [],
  'offer.extended': [],
  'offer.unfunded': [
    {
      ...offer,
      to: 'brand',
      kind: 'money',
      mail: true,
      text: ({ talent }) =>
        `The hold for your offer to ${talent} has expired. Renew it to keep the offer open`,
    },
  ],
  // The handler of the request sends its email, because that email cannot be turned off.
  'offer.consent_asked': [
    {
      ...offer,
      to: 'talent',
      text: ({ brand, your }) => `The offer from ${brand} needs ${your} approval`,
    },
  ],
  'offer.reminded': [
    {
      ...{
        ...offer,
        to: 'talent',
        mail: true,
        urgent: true,
        when: (_payload, { turn }) => turn === 'talent',
      },
      text: ({ brand, your }) => `${brand} is waiting for ${your} response; the offer expires soon`,
    },
    {
      ...{ ...offer, to: 'brand', mail: true, urgent: true, when: (_payload, { turn }) => turn === 'brand' },
      text: ({ talent }) => `${talent} is waiting for your response; the offer expires soon`,
    },
  ],
  'offer.ended': [
    {
      ...{ ...offer, to: 'brand', mail: true, when: ({ how }) => how === 'declined' },
      text: ({ talent }) => `${talent} declined your offer`,
    },
    {
      ...{ ...offer, to: 'talent', when: ({ how }) => how === 'withdrawn' },
      text: ({ brand, your }) => `${brand} withdrew ${your} offer`,
    },
    {
      ...{ ...offer, to: 'talent', when: ({ how }) => how === 'expired' },
      text: ({ brand, you }) => `The offer from ${brand} to ${you} has expired`,
    },
    {
      ...{ ...offer, to: 'brand', when: ({ how }) => how === 'expired' },
      text: ({ talent }) => `Your offer to ${talent} has expired`,
    },
  ],

  'deal.opened': [
    {
      ...deal,
      to: 'brand',
      mail: true,
      text: ({ talent, campaign }) => `Your deal with ${talent} is active: ${campaign}`,
    },
    {
      ...deal,
      to: 'talent',
      mail: true,
      text: ({ brand, your, earns }) => `${brand} has paid: ${your} deal for ${earns} is active`,
    },
  ],
  'deal.changed': [],
  'deal.completed': [
    {
      ...deal,
      to: 'talent',
      mail: true,
      text: ({ brand, your }) => `${your === 'your' ? 'Your' : your} deal with ${brand} is completed`,
    },
  ],

  'messages.waiting': [
    {
      ...{
        to: 'brand',
        kind: 'messages',
        targetType: 'conversation',
        id: ({ conversationId }) => conversationId,
        mail: true,
      },
      when: ({ to }) => to === 'brand',
      text: ({ talent, campaign }) => `${talent} sent you a message about ${campaign}`,
    },
    {
      ...{
        to: 'writers',
        kind: 'messages',
        targetType: 'conversation',
        id: ({ conversationId }) => conversationId,
        mail: true,
      },
      when: ({ to }) => to === 'talent',
      text: ({ brand, you, campaign }) => `${brand} sent ${you} a message about ${campaign}`,
    },
  ],

  'card.changed': [],
  'subscription.changed': [],
  'payment.changed': [],
  'payment.authorised': [],
  'payment.captured': [],
  'payment.lapsed': [],
  'payment.unwanted': [],
  'payment.refunded': [],
  'payment.released': [],
  'payment.disputed': [],
  'payment.dispute_lost': [],
  'payee.changed': [],
  'payout.changed': [
    {
      ...{
        to: 'payee',
        kind: 'money',
        targetType: 'earnings',
        id: nowhere,
        mail: true,
        when: ({ event }) => event === 'pay',
      },
      text: ({ amount }) => `${amount} has been paid into your bank account`,
    },
    {
      ...{
        to: 'payee',
        kind: 'money',
        targetType: 'earnings',
        id: nowhere,
        mail: true,
        when: ({ event }) => event === 'fail',
      },
      text: ({ amount }) => `Your bank returned ${amount}. Check your bank details`,
    },
    {
      ...{
        to: 'payee',
        kind: 'money',
        targetType: 'earnings',
        id: nowhere,
        mail: true,
        when: ({ event }) => event === 'hold',
      },
      text: ({ amount }) => `${amount} is on hold: we need more details`,
    },
  ],

  'deliverable.submitted': [
    {
      ...deal,
      to: 'brand',
      mail: true,
      text: ({ talent, piece }) => `${talent} submitted ${piece} for review`,
    },
  ],
  'deliverable.changes_requested': [
    {
      ...deal,
      to: 'talent',
      mail: true,
      text: ({ brand, piece }) => `${brand} requested changes: ${piece}`,
    },
  ],
  'deliverable.approved': [
    { ...deal, to: 'talent', text: ({ brand, piece }) => `${brand} approved ${piece}` },
  ],
  'deliverable.posted': [
    { ...deal, to: 'brand', text: ({ talent, piece }) => `${talent} posted ${piece}` },
  ],
  'deliverable.completed': [],
  'deliverable.reminded': [
    {
      ...deal,
      to: 'brand',
      mail: true,
      text: ({ talent, piece }) => `${piece} by ${talent} will be auto-approved soon`,
    },
  ],
  'deliverable.due': [
    {
      ...{ ...deal, to: 'talent', mail: true, when: ({ hours }) => hours === 48 },
      text: ({ brand, piece }) => `${piece} for ${brand} is due within 48 hours`,
    },
    {
      ...{ ...deal, to: 'talent', mail: true, when: ({ hours }) => hours === 24 },
      text: ({ brand, piece }) => `${piece} for ${brand} is due within 24 hours`,
    },
  ],
}
