import type { Task } from '@marquee/contract/calls/home'
import { formatMoney } from '@marquee/contract/rules/currency'
import { counted } from '@marquee/contract/rules/plural'
import { endOfDay } from '../../platform/day.ts'
import type { applicationsIn, dealsToComplete, draftCampaigns, offersIn, piecesIn, unansweredApplications } from './home.store.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** An offer as a task of the viewer: the other side's face, the money in the viewer's terms. */
export function offerTask(row: Rows<typeof offersIn>, viewer: 'brand' | 'talent'): Task {
  const isBrand = viewer === 'brand'
  const amount = formatMoney(isBrand ? row.price.payerPays : row.price.talent, row.price.currency)
  const other = isBrand ? row.talentName : row.brandName
  const titles = {
    pending_brand: isBrand ? `${other} countered at ${amount}` : `Your counter to ${other}`,
    pending_talent: isBrand ? `Offer to ${other}` : `${other} offers you ${amount}`,
  }
  const isMine = row.status === (isBrand ? 'pending_brand' : 'pending_talent')
  return {
    kind: 'offer',
    id: row.id,
    title: row.status === 'pending_brand' ? titles.pending_brand : titles.pending_talent,
    detail: `${row.campaignTitle} · version ${row.versionNo}`,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isMine ? (isBrand ? 'Compare and answer' : 'Read and answer') : 'See the offer',
    dueAt: iso(row.expiresAt),
    consequence: 'then it expires',
  }
}

/** A deliverable as a task of the viewer. */
export function pieceTask(row: Rows<typeof piecesIn>, viewer: 'brand' | 'talent'): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  const words = isBrand ? brandWords(row, other) : talentWords(row, other)
  const isWaiting = row.status === 'submitted' || row.status === 'live'
  return {
    kind: 'deliverable',
    id: row.dealId,
    detail: row.campaignTitle,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    dueAt: iso(isWaiting ? row.decidesAt : row.status === 'approved' ? null : row.dueAt),
    consequence: row.status === 'submitted' ? 'then it approves itself' : row.status === 'live' ? 'then it counts as confirmed' : '',
    ...words,
  }
}

function brandWords(row: Rows<typeof piecesIn>, other: string): { title: string; action: string } {
  if (row.status === 'submitted') return { title: `${other} sent ${row.title}, version ${row.lastNo}`, action: 'Look and decide' }
  if (row.status === 'live') return { title: `${other} posted ${row.title}`, action: 'Check the post' }
  if (row.status === 'approved') return { title: `Posting by ${other}`, action: 'See the deal' }
  return { title: `${row.title} from ${other}`, action: 'See the deal' }
}

function talentWords(row: Rows<typeof piecesIn>, other: string): { title: string; action: string } {
  if (row.status === 'changes_requested') return { title: `${other} asks for a change: ${row.title}`, action: 'Read and upload' }
  if (row.status === 'approved') return { title: `Post ${row.title} for ${other}`, action: 'Give the address' }
  if (row.status === 'pending') return { title: `Make ${row.title} for ${other}`, action: 'Upload' }
  return { title: `${row.title} with ${other}`, action: 'See the deal' }
}

export function completeTask(row: Rows<typeof dealsToComplete>): Task {
  return {
    ...{ kind: 'deal', id: row.id, title: `Complete the deal with ${row.talentName}`, detail: row.campaignTitle },
    ...{ imageUrl: row.talentImage, action: 'Complete', dueAt: iso(row.payDay), consequence: 'then it completes itself' },
  }
}

export function applicationsTask(row: Rows<typeof unansweredApplications>): Task {
  return {
    ...{
      kind: 'applications',
      id: row.campaignId,
      title: counted(row.waiting, 'new application'),
      detail: row.title,
      imageUrl: row.coverUrl,
    },
    ...{ action: 'Review', dueAt: row.applyBy ? endOfDay(row.applyBy).toISOString() : null, consequence: 'then applications close' },
  }
}

export function draftTask(row: Rows<typeof draftCampaigns>): Task {
  return {
    ...{ kind: 'campaign', id: row.id, title: `Finish “${row.title}”`, detail: 'Draft campaign', imageUrl: row.coverUrl },
    ...{ action: 'Go on', dueAt: null, consequence: '' },
  }
}

export function applicationTask(row: Rows<typeof applicationsIn>): Task {
  const isInvitation = row.status === 'invited'
  return {
    kind: isInvitation ? 'invitation' : 'application',
    id: isInvitation ? row.campaignId : row.id,
    title: isInvitation ? `${row.brandName} invites you` : `Your application to ${row.brandName}`,
    detail: row.campaignTitle,
    imageUrl: row.brandImage,
    action: isInvitation ? 'See the campaign' : 'See it',
    dueAt: isInvitation && row.applyBy ? endOfDay(row.applyBy).toISOString() : null,
    consequence: isInvitation ? 'then applications close' : '',
  }
}
