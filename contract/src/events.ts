/**
 * Domain events by name, with their payload. An event is written in the transaction of its change (outbox)
 * and then reaches open screens, emails and other handlers. Payloads hold ids only; each reader loads what it
 * may see.
 */
export interface Events {
  'account.signed_up': {
    accountId: string
    role: 'brand' | 'talent' | 'talentagent'
    name: string
    agency?: NewAgency
  }
  'account.password_changed': { accountId: string }
  'account.erased': { accountId: string }
  /** The address hard-bounced. */
  'account.mail_refused': { accountId: string }

  'agency.changed': { agencyId: string }
  'mandate.changed': MandateEvent & { event: string }
  /**
   * The mandate allows nothing from now on; `keepsUntil` is when work begun under it stops earning
   * commission.
   */
  'mandate.ended': MandateEvent & { isManaged: boolean; keepsUntil: string }

  'campaign.changed': { campaignId: string; brandId: string; event: string }
  'campaign.opened': { campaignId: string; brandId: string }
  'campaign.ended': { campaignId: string; brandId: string; event: string }

  'application.changed': {
    applicationId: string
    campaignId: string
    brandId: string
    talentId: string
    event: string
  }

  'offer.sent': OfferEvent
  'offer.edited': OfferEvent
  'offer.countered': OfferEvent
  'offer.counter_rejected': OfferEvent
  'offer.counter_withdrawn': OfferEvent
  /** Both sides agree; the charge is in progress or due. */
  'offer.agreed': OfferEvent
  'offer.accepted': OfferEvent
  'offer.extended': OfferEvent
  'offer.unfunded': OfferEvent
  /** The agency accepted; the talent must approve. */
  'offer.consent_asked': OfferEvent
  'offer.reminded': OfferEvent
  'offer.ended': OfferEvent & { how: 'declined' | 'withdrawn' | 'expired' }

  'deal.opened': DealEvent
  'deal.changed': DealEvent & { event: string }
  'deal.completed': DealEvent

  /** Messages that no account of that side has read. */
  'messages.waiting': {
    conversationId: string
    campaignId: string
    brandId: string
    talentId: string
    to: 'brand' | 'talent'
  }

  'card.changed': { brandId: string }
  'subscription.changed': { brandId: string; status: string; state: string }
  'payment.changed': PaymentEvent
  'payment.authorised': PaymentEvent
  'payment.captured': PaymentEvent
  'payment.lapsed': PaymentEvent
  'payment.unwanted': PaymentEvent & { how: 'held' | 'charged' }
  'payment.refunded': PaymentEvent & {
    refundId: string
    amount: number
    refundedBefore: number
    wasReleased: boolean
  }
  'payment.released': PaymentEvent
  'payment.disputed': PaymentEvent & { outcome: 'opened' | 'won' }
  'payment.dispute_lost': PaymentEvent & {
    disputeId: string
    amount: number
    refundedBefore: number
    wasReleased: boolean
  }
  'payee.changed': { payeeId: string }
  'payout.changed': { payoutId: string; payeeId: string; subjectId: string; event: string }

  'deliverable.submitted': DeliverableEvent
  'deliverable.changes_requested': DeliverableEvent
  'deliverable.approved': DeliverableEvent
  'deliverable.posted': DeliverableEvent
  'deliverable.completed': DeliverableEvent
  'deliverable.reminded': DeliverableEvent
  /** The talent has not submitted it; `hours` are left until its date. */
  'deliverable.due': DeliverableEvent & { hours: number }
}

interface NewAgency {
  name: string
  website: string
  logoUrl: string | null
}

/** `talentId` is null while the person invited by email is not known to have an account. */
interface MandateEvent {
  mandateId: string
  agencyId: string
  talentId: string | null
}

interface OfferEvent {
  offerId: string
  campaignId: string
  applicationId: string | null
  brandId: string
  talentId: string
  versionNo: number
}

interface DealEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

interface DeliverableEvent extends DealEvent {
  deliverableId: string
}

/** Payment of a payable; `subjectId` is the offer it pays for. */
interface PaymentEvent {
  payableId: string
  paymentId: string
  payerId: string
  payeeId: string
  subject: 'offer'
  subjectId: string
}

export type EventName = keyof Events
