import type { Task } from '@marquee/contract/calls/home'
import type { listCaseTasks } from './home.store.ts'

type Row = Awaited<ReturnType<typeof listCaseTasks>>[number]

/** Returns the tasks of open cancellation requests and disputes: those that the viewer must answer, and the others. */
export function caseTasks(
  rows: readonly Row[],
  viewer: 'brand' | 'talent' | 'agent',
): { yours: Task[]; theirs: Task[] } {
  const side = viewer === 'brand' ? 'brand' : 'talent'
  const tasks = rows.map((row) => ({ isMine: awaits(row, side), task: taskOf(row, viewer) }))
  return {
    yours: tasks.flatMap(({ isMine, task }) => (isMine ? [task] : [])),
    theirs: tasks.flatMap(({ isMine, task }) => (isMine ? [] : [task])),
  }
}

/** Returns whether a case awaits a step of this side: an answer, a split, or its view of a decision. */
function awaits({ cancellation, dispute }: Row, side: 'brand' | 'talent'): boolean {
  if (cancellation) return cancellation.status === 'pending' && cancellation.proposedBy !== side
  if (dispute?.status === 'decided')
    return !(side === 'brand' ? dispute.hasBrandWaived : dispute.hasTalentWaived)
  return dispute?.status === 'open' && (side === 'brand' ? dispute.brandBps : dispute.talentBps) === null
}

function taskOf(row: Row, viewer: 'brand' | 'talent' | 'agent'): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  return {
    kind: 'deal',
    id: row.id,
    talentName: viewer === 'agent' ? row.talentName : null,
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    ...textOf(row, other),
  }
}

function textOf(
  { cancellation, dispute }: Row,
  other: string,
): Pick<Task, 'title' | 'action' | 'dueAt' | 'consequence'> {
  if (cancellation?.status === 'pending')
    return {
      title: `Cancellation of the deal with ${other}`,
      action: 'Read and answer',
      dueAt: cancellation.respondBy?.toISOString() ?? null,
      consequence: cancellation.wasUntouched ? 'The deal is cancelled' : 'Marquee decides',
    }
  if (dispute?.status === 'decided')
    return {
      title: `Decision about the deal with ${other}`,
      action: 'Read decision',
      dueAt: dispute.appealBy?.toISOString() ?? null,
      consequence: 'The decision is final',
    }
  const isOpen = dispute?.status === 'open'
  return {
    title: `${cancellation ? 'Cancellation of' : 'Dispute about'} the deal with ${other}`,
    action: isOpen ? 'Propose a split' : 'View deal',
    dueAt: (isOpen ? dispute.settleBy : null)?.toISOString() ?? null,
    consequence: isOpen ? 'Marquee decides' : '',
  }
}
