import type { EventName, Events } from './events.ts'
import type { NotificationKind, NotificationTarget } from './notification-kinds.ts'

/** What a notice may say. Names are as its reader knows them: `you` is the talent's name where an agent reads for them. */
export interface TemplateVariables {
  you: string
  your: string
  brand: string
  talent: string
  campaign: string
  piece: string
  agency: string
  /** What the brand pays and what the talent's side earns for the terms in question, as money. */
  pays: string
  earns: string
  /** Who wrote those terms. */
  termsBy: 'brand' | 'talent' | null
  /** Whose answer an offer waits for. */
  turn: 'brand' | 'talent' | null
  /** What is paid out, as money. */
  amount: string
}

/** What a notice says and to whom, whatever event it is about. */
export type RenderedNotification = Pick<
  NotificationTemplate<never>,
  'to' | 'kind' | 'text' | 'targetType' | 'mail' | 'urgent'
>

interface NotificationTemplate<P> {
  /** The brand; the talent with those of an agency who may see their work; with those who may write for them; the talent alone; who is paid; those of the agency who look after the talent; or the account itself. */
  to: 'brand' | 'talent' | 'writers' | 'person' | 'payee' | 'agency' | 'account'
  kind: NotificationKind
  text: (facts: TemplateVariables) => string
  targetType: NotificationTarget
  /** Of the place; null where there is only one. */
  id: (payload: P) => string | null
  when?: (payload: P, facts: TemplateVariables) => boolean
  /** Also by mail, unless the reader has switched this kind off. Mails are for what needs an answer, and for money. */
  mail?: true
  /** Lost if it waits until the morning: goes out in quiet hours too, and is mailed at once where the kind comes once a day. */
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
 * Which event tells whom what: every event has its row, and one that tells nobody says so. Nobody is told of what they did themselves,
 * and a screen that only has to be drawn anew is no notice.
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
      text: ({ talent }) => `Your mandate for ${talent} has ended`,
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
      text: ({ brand, you, campaign }) => `${brand} invites ${you} to apply for ${campaign}`,
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
      text: ({ brand, you, earns }) => `${brand} offers ${you} ${earns}`,
    },
  ],
  'offer.edited': [
    { ...offer, to: 'talent', mail: true, text: ({ brand, your }) => `${brand} has changed ${your} offer` },
  ],
  'offer.countered': [
    {
      ...{ ...offer, to: 'brand', mail: true, when: (_payload, { termsBy }) => termsBy === 'talent' },
      text: ({ talent, pays }) => `${talent} sent a counter-offer of ${pays}`,
    },
    {
      ...{ ...offer, to: 'talent', mail: true, when: (_payload, { termsBy }) => termsBy === 'brand' },
      text: ({ brand, earns, you }) => `${brand} counters: ${earns} for ${you}`,
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
  // Its mail is written where it is asked, because it must not be switched off.
  'offer.consent_asked': [
    {
      ...offer,
      to: 'talent',
      text: ({ brand, you }) => `The offer of ${brand} waits for ${you} to confirm it`,
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
      text: ({ brand, your }) => `${brand} waits for ${your} answer; the offer runs out soon`,
    },
    {
      ...{ ...offer, to: 'brand', mail: true, urgent: true, when: (_payload, { turn }) => turn === 'brand' },
      text: ({ talent }) => `${talent} is waiting for your response; the offer expires soon`,
    },
  ],
  'offer.ended': [
    {
      ...{ ...offer, to: 'brand', mail: true, when: ({ how }) => how === 'declined' },
      text: ({ talent }) => `${talent} has declined your offer`,
    },
    {
      ...{ ...offer, to: 'talent', when: ({ how }) => how === 'withdrawn' },
      text: ({ brand, your }) => `${brand} withdrew ${your} offer`,
    },
    {
      ...{ ...offer, to: 'talent', when: ({ how }) => how === 'expired' },
      text: ({ brand, your }) => `The time for ${your} offer from ${brand} is over`,
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
      text: ({ talent, campaign }) => `Your deal with ${talent} is open: ${campaign}`,
    },
    {
      ...deal,
      to: 'talent',
      mail: true,
      text: ({ brand, your, earns }) => `${brand} has paid: ${your} deal over ${earns} is open`,
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
      text: ({ brand, you, campaign }) => `${brand} has written to ${you} about ${campaign}`,
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
      text: ({ talent, piece }) => `${talent} has sent ${piece} for review`,
    },
  ],
  'deliverable.changes_requested': [
    {
      ...deal,
      to: 'talent',
      mail: true,
      text: ({ brand, piece }) => `${brand} asks for a change: ${piece}`,
    },
  ],
  'deliverable.approved': [
    { ...deal, to: 'talent', text: ({ brand, piece }) => `${brand} has approved ${piece}` },
  ],
  'deliverable.posted': [
    { ...deal, to: 'brand', text: ({ talent, piece }) => `${talent} has posted ${piece}` },
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
      text: ({ brand, piece }) => `${piece} for ${brand} is due within two days`,
    },
    {
      ...{ ...deal, to: 'talent', mail: true, when: ({ hours }) => hours === 24 },
      text: ({ brand, piece }) => `${piece} for ${brand} is due within a day`,
    },
  ],
}
