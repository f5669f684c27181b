import type { Task } from '@marquee/contract/calls/home'
import { formatMoney } from '@marquee/contract/rules/currency'
import { theDeliverable } from '@marquee/contract/rules/deliverable-title'
import { formatCount } from '@marquee/contract/rules/wording'
import { endOfDay } from '../../platform/time/day.ts'
import { changeOf } from '../amendments/change-money.ts'
import type { listOpenRequests } from '../mandates/mandates.store.ts'
import type {
  listAmendmentTasks,
  listApplicationTasks,
  listDealsToComplete,
  listDeliverableTasks,
  listOffersToFund,
  listOfferTasks,
  listReviewTasks,
  listUnansweredApplications,
  listUnpublishedCampaigns,
  listVerificationTasks,
} from './home.store.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** The role of the home's reader. */
export type Viewer = 'brand' | 'talent' | 'agent'

/** Returns the talent of a task for readers who are responsible for several talents. */
export const talentNameFor = (row: { talentName: string }, viewer: Viewer): string | null =>
  viewer === 'agent' ? row.talentName : null

/** Returns an offer as a task of the viewer: the image of the other party and the money for the viewer. */
export function offerTask(row: Rows<typeof listOfferTasks>, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  if (row.consentBy !== null && row.status === 'pending_talent' && !isBrand)
    return consentTask(row, row.consentBy, viewer)
  const amount = formatMoney(isBrand ? row.price.payerPays : row.price.talent, row.price.currency)
  const other = isBrand ? row.talentName : row.brandName
  const titles = {
    pending_brand: isBrand ? `${other} countered at ${amount}` : `Your counter to ${other}`,
    pending_talent: isBrand
      ? `Offer to ${other}`
      : `${other} offers ${viewer === 'agent' ? row.talentName : 'you'} ${amount}`,
  }
  const isMine = row.status === (isBrand ? 'pending_brand' : 'pending_talent')
  return {
    kind: 'offer',
    id: row.id,
    title: row.status === 'pending_brand' ? titles.pending_brand : titles.pending_talent,
    talentName: talentNameFor(row, viewer),
    detail: `${row.campaignTitle} · version ${row.versionNo}`,
    imageName: isBrand ? row.talentName : row.brandName,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isMine ? (isBrand ? 'Review counter-offer' : 'Review and respond') : 'View offer',
    dueAt: iso(row.expiresAt),
    consequence: 'Expires',
  }
}

/** Returns the task for an offer that the agency accepted and the talent must approve. */
function consentTask(row: Rows<typeof listOfferTasks>, agency: string, viewer: Viewer): Task {
  const amount = formatMoney(row.price.talent, row.price.currency)
  const text =
    viewer === 'agent'
      ? { title: `${row.talentName} is asked to confirm ${amount}`, action: 'View offer' }
      : { title: `${agency} has accepted on your behalf`, action: 'Confirm' }
  return {
    kind: 'offer',
    id: row.id,
    talentName: talentNameFor(row, viewer),
    detail: `${row.brandName} · ${row.campaignTitle} · ${amount}`,
    imageName: row.brandName,
    imageUrl: row.brandImage,
    dueAt: iso(row.expiresAt),
    consequence: 'Expires',
    ...text,
  }
}

/** Returns the task for an agency's representation request. */
export function mandateTask({ mandate, agency }: Rows<typeof listOpenRequests>): Task {
  return {
    kind: 'mandate',
    id: mandate.id,
    title: `${agency.name} wants to represent you`,
    talentName: null,
    detail: 'A mandate',
    imageName: agency.name,
    imageUrl: agency.logoUrl,
    action: 'Review and respond',
    dueAt: null,
    consequence: '',
  }
}

/** Returns the task for an offer that needs a payment hold before it can continue. */
export function fundTask(row: Rows<typeof listOffersToFund>): Task {
  const amount = formatMoney(row.amount, row.currency)
  const text =
    row.status === 'draft'
      ? { title: `Hold ${amount} to send your offer to ${row.talentName}`, consequence: '' }
      : row.status === 'awaiting_payment'
        ? {
            title: `Pay ${amount} for the terms of ${row.talentName}`,
            consequence: 'The offer reopens',
          }
        : { title: `Renew the hold of ${amount} for ${row.talentName}`, consequence: 'Expires' }
  return {
    kind: 'offer',
    id: row.id,
    talentName: null,
    detail: row.campaignTitle,
    imageName: row.talentName,
    imageUrl: row.talentImage,
    action: 'Choose a card',
    dueAt: iso(row.expiresAt),
    ...text,
  }
}

/** Returns deliverables as tasks of the viewer: those of one deal in the same state are one task. */
export function deliverableTasks(rows: Rows<typeof listDeliverableTasks>[], viewer: Viewer): Task[] {
  const groups = Map.groupBy(rows, (row) => `${row.dealId} ${row.status}`)
  return [...groups.values()].flatMap((group) =>
    group[0] ? [deliverableTask(group[0], group.length, viewer)] : [],
  )
}

function deliverableTask(row: Rows<typeof listDeliverableTasks>, count: number, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const what = count === 1 ? row.title : formatCount(count, 'deliverable')
  const object = count === 1 ? theDeliverable(row.title) : what
  const text = isBrand ? brandText(row, what, object) : talentText(row, what, object)
  const isWaiting = row.status === 'submitted' || row.status === 'live'
  return {
    kind: 'deliverable',
    id: row.dealId,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: isBrand ? row.talentName : row.brandName,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    dueAt: iso(isWaiting ? row.autoDecisionAt : row.status === 'approved' ? null : row.dueAt),
    consequence: row.status === 'submitted' ? 'Auto-approves' : row.status === 'live' ? 'Auto-confirms' : '',
    ...text,
  }
}

function brandText(
  { status, talentName, lastNo }: Rows<typeof listDeliverableTasks>,
  what: string,
  object: string,
): { title: string; action: string } {
  if (status === 'submitted')
    return {
      title: `${talentName} sent ${object}${lastNo > 1 ? `, version ${lastNo}` : ''}`,
      action: 'Review work',
    }
  if (status === 'live') return { title: `${talentName} posted ${object}`, action: 'Confirm post' }
  if (status === 'approved') return { title: `Posting by ${talentName}`, action: 'View deal' }
  return { title: `${what} from ${talentName}`, action: 'View deal' }
}

function talentText(
  { status, brandName }: Rows<typeof listDeliverableTasks>,
  what: string,
  object: string,
): { title: string; action: string } {
  if (status === 'changes_requested')
    return { title: `${brandName} requested changes: ${what}`, action: 'Read and upload' }
  if (status === 'approved') return { title: `Post ${object} for ${brandName}`, action: 'Add post link' }
  if (status === 'pending') return { title: `Make ${object} for ${brandName}`, action: 'Upload' }
  return { title: `${what} with ${brandName}`, action: 'View deal' }
}

/**
 * Returns whether a change waits for this reader: for its answer, for the brand’s payment, or for the talent’s
 * approval of what the agency accepted.
 */
export function isOwnChange(row: Rows<typeof listAmendmentTasks>, viewer: Viewer): boolean {
  if (viewer === 'brand') return row.status === 'proposed' ? row.by === 'talent' : row.isUnpaid
  if (viewer === 'agent' && row.consentBy !== null) return false
  return row.status === 'proposed' && row.by === 'brand'
}

/** Returns a change of a deal as a task of the viewer, with the difference in what the viewer pays or earns. */
export function amendmentTask(row: Rows<typeof listAmendmentTasks>, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  const isOwn = isOwnChange(row, viewer)
  const { paysChange, earnsChange } = changeOf(row)
  const difference = isBrand ? paysChange : earnsChange
  const isRenewal = row.kind === 'rights_renewal'
  const what = isRenewal
    ? 'Renewal of usage rights'
    : row.kind === 'more_time'
      ? 'More time'
      : difference
        ? `Change, ${difference},`
        : 'Change'
  const isToPay = isBrand && isOwn && row.status !== 'proposed'
  return {
    kind: 'change',
    id: row.dealId,
    title: isToPay
      ? `Hold ${paysChange.replace(/ more$/, '')} for the ${isRenewal ? 'usage rights' : 'change'} with ${other}`
      : isOwn && row.consentBy !== null
        ? `${row.consentBy} has accepted a change on your behalf`
        : isOwn
          ? `${what} proposed by ${other}`
          : `${what} proposed to ${other}`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isToPay ? 'Choose a card' : isOwn ? 'Review change' : 'View deal',
    dueAt: iso(row.expiresAt),
    consequence: row.expiresAt ? 'Expires' : '',
  }
}

/** Returns the task of completing an approved deal. */
export function completeTask(row: Rows<typeof listDealsToComplete>): Task {
  return {
    kind: 'deal',
    id: row.id,
    title: `Complete the deal with ${row.talentName}`,
    talentName: null,
    detail: row.campaignTitle,
    imageName: row.talentName,
    imageUrl: row.talentImage,
    action: 'Complete',
    dueAt: iso(row.payDay),
    consequence: 'Auto-completes',
  }
}

/** Returns the task of reviewing the other side of an ended deal. */
export function reviewTask(row: Rows<typeof listReviewTasks>, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  return {
    kind: 'deal',
    id: row.id,
    title: `Review ${other}`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: 'Write review',
    dueAt: iso(row.endsAt),
    consequence: 'Reviews close',
  }
}

/** Returns the task for a campaign with unanswered applications. */
export function applicationsTask(row: Rows<typeof listUnansweredApplications>): Task {
  return {
    kind: 'applications',
    id: row.campaignId,
    title: formatCount(row.waiting, 'new application'),
    talentName: null,
    detail: row.title,
    imageName: row.title,
    imageUrl: row.coverUrl,
    action: 'Review',
    dueAt: row.applyBy ? endOfDay(row.applyBy).toISOString() : null,
    consequence: 'Applications close',
  }
}

type Unpublished = Rows<typeof listUnpublishedCampaigns>

function draftTask(row: Unpublished): Task {
  return {
    kind: 'campaign',
    id: row.id,
    title: `Finish “${row.title}”`,
    detail: 'Draft campaign',
    imageName: row.title,
    imageUrl: row.coverUrl,
    talentName: null,
    action: 'Continue draft',
    dueAt: null,
    consequence: '',
  }
}

/** Returns the tasks of finishing draft campaigns. */
export function draftTasks(rows: readonly Unpublished[]): Task[] {
  return rows.filter(({ status }) => status === 'draft').map(draftTask)
}

/**
 * Returns the campaigns that we check before they go live. Those that wait for what the brand was asked for are left out: that is a
 * task of the brand.
 */
export function checkedCampaignTasks(rows: readonly Unpublished[], isBrandAsked: boolean): Task[] {
  return rows
    .filter(
      ({ status, awaitsVerification }) => status === 'in_review' && !(awaitsVerification && isBrandAsked),
    )
    .map((row) => ({
      ...draftTask(row),
      title: row.awaitsVerification
        ? `Marquee is checking your company, then “${row.title}” goes live`
        : `Marquee is reviewing “${row.title}” before it goes live`,
      detail: 'Usually within one working day',
      action: 'View campaign',
    }))
}

/** Returns an invitation or an undecided application as a task of the viewer. */
export function applicationTask(row: Rows<typeof listApplicationTasks>, viewer: Viewer): Task {
  const isAgent = viewer === 'agent'
  const isInvitation = row.status === 'invited'
  return {
    kind: isInvitation ? 'invitation' : 'application',
    id: isInvitation ? row.campaignId : row.id,
    title: isInvitation
      ? `${row.brandName} invites ${isAgent ? row.talentName : 'you'}`
      : `${isAgent ? 'Application' : 'Your application'} to ${row.brandName}`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: row.brandName,
    imageUrl: row.brandImage,
    action: isInvitation ? 'View campaign' : 'View application',
    dueAt: isInvitation && row.applyBy ? endOfDay(row.applyBy).toISOString() : null,
    consequence: isInvitation ? 'Applications close' : '',
  }
}

/** Returns the task of a brand to give what an operator has asked for before it is verified. */
export function verificationTask(row: Rows<typeof listVerificationTasks>): Task {
  return {
    kind: 'verification',
    id: row.brandId,
    title: 'Marquee needs more to verify your company',
    talentName: null,
    detail: row.reason,
    imageName: row.brandName,
    imageUrl: row.brandImage,
    action: 'Add details',
    dueAt: null,
    consequence: '',
  }
}
