import { theDeliverable } from '../rules/deliverable-title.ts'
import { cardTarget, type DealEvent, toBrand, toTalent } from './deals.ts'
import { event } from './event.ts'

interface DeliverableEvent extends DealEvent {
  deliverableId: string
}

export const deliverableEvents = {
  'deliverable.submitted': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${talent} submitted ${theDeliverable(deliverable)} for review`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Review work' },
      text: ({ talent, deliverable }) => `${talent} submitted ${theDeliverable(deliverable)} for review`,
    },
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.submit': '{actor} submitted {subject}',
      'deliverable.replace': '{actor} replaced {subject}',
    },
  }),

  'deliverable.changes_requested': event<DeliverableEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, deliverable }) => `${brand} requested changes: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'View requested changes' },
      text: ({ deliverable }) => `Changes requested: ${deliverable}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.request_changes': '{actor} requested changes to {subject}' },
  }),

  /** A side has answered a comment; `by` says which. */
  'deliverable.comment_replied': event<DeliverableEvent & { by: 'brand' | 'talent' }>()({
    notifications: [
      {
        ...toTalent,
        when: ({ by }) => by === 'brand',
        text: ({ brand, deliverable }) => `${brand} answered a comment on ${theDeliverable(deliverable)}`,
      },
      {
        ...toBrand,
        when: ({ by }) => by === 'talent',
        text: ({ talent, deliverable }) => `${talent} answered a comment on ${theDeliverable(deliverable)}`,
      },
    ],
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),

  /** A side has marked a comment as resolved, or as open again. */
  'deliverable.comment_resolved': event<DeliverableEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),

  'deliverable.approved': event<DeliverableEvent>()({
    notifications: [
      { ...toTalent, text: ({ brand, deliverable }) => `${brand} approved ${theDeliverable(deliverable)}` },
      // The brand that approves it itself is not notified.
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) =>
          `${deliverable} by ${talent} was approved automatically, because you had not answered in time`,
      },
    ],
    activityCard: { ...cardTarget, text: ({ deliverable }) => `Approved: ${deliverable}` },
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.approve': '{actor} approved {subject}',
      'deliverable.approve by system': '{subject} was approved automatically',
    },
  }),

  'deliverable.posted': event<DeliverableEvent>()({
    notifications: [
      { ...toBrand, text: ({ talent, deliverable }) => `${talent} posted ${theDeliverable(deliverable)}` },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'View post' },
      text: ({ talent, deliverable }) => `${talent} posted ${theDeliverable(deliverable)}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.post': '{actor} posted {subject}' },
  }),

  'deliverable.completed': event<DeliverableEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.confirm': '{actor} confirmed the post for {subject}',
      'deliverable.confirm by system': 'The post for {subject} was confirmed automatically',
    },
  }),

  'deliverable.reminded': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${deliverable} by ${talent} will be auto-approved soon`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  /** The talent has not submitted it; `hours` are left until its date. */
  'deliverable.due': event<DeliverableEvent & { hours: number }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 48,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 48 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 24,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 24 hours`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /**
   * The due date passed `days` ago and nothing is submitted. `mayCancel`: the brand may cancel the deal, because
   * nothing of it was ever submitted.
   */
  'deliverable.overdue': event<DeliverableEvent & { days: number; mayCancel: boolean }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ mayCancel }) => !mayCancel,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is overdue. Please submit it`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ mayCancel }) => mayCancel,
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} is overdue. Please submit it: ${brand} can cancel the deal now`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ mayCancel }) => !mayCancel,
        text: ({ talent, deliverable }) => `${deliverable} by ${talent} is overdue. We have reminded them`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ mayCancel }) => mayCancel,
        text: ({ talent, deliverable, pays, isGift }) =>
          `${deliverable} by ${talent} is overdue. You can cancel the deal${isGift ? '' : ` and get ${pays} back`}`,
      },
    ],
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: null,
  }),

  /** Approved work is to be posted: its window opens, ends within a day, or has ended. */
  'deliverable.post_due': event<DeliverableEvent & { moment: 'opens' | 'ends' | 'ended' }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'opens',
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} can be posted from today. Add its link then`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'ends',
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} must be posted within 24 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'ended',
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} should have been posted. Post it and add its link`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ moment }) => moment === 'ended',
        text: ({ talent, deliverable }) =>
          `${deliverable} by ${talent} was not posted in time. We have reminded them`,
      },
    ],
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: null,
  }),
} as const
