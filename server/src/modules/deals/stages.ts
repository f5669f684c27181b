import type { DealDetails } from '@marquee/contract/calls/deals'
import { formatCount } from '@marquee/contract/rules/plural'
import type { Deal, Progress } from './deals.store.ts'
import type { Deliverable, Submission } from './deliverables.store.ts'

type Stage = DealDetails['stages'][number]

/**
 * Returns the stages of a deal: agreed, made, reviewed, posted (where needed), paid. Exactly one is current
 * until the deal has ended.
 */
export function stagesOf(
  deal: Deal,
  pieces: readonly Deliverable[],
  submissions: readonly Submission[],
): Stage[] {
  const isPosted = pieces.some((piece) => piece.spec.platform !== 'file')
  const first = submissions[0]?.createdAt ?? null
  const allApproved = pieces.every((piece) => ['approved', 'live', 'completed'].includes(piece.status))
  const lastApproval = allApproved ? latest(pieces.map((piece) => piece.updatedAt)) : null
  const lastPost = deal.approvedAt
  const line = [
    { key: 'agreed', label: 'Agreed', at: deal.createdAt },
    { key: 'made', label: first ? 'First draft' : 'Draft', at: first },
    {
      key: 'approved',
      label: allApproved ? 'All approved' : 'Review',
      at: deal.approvedAt && !isPosted ? deal.approvedAt : lastApproval,
    },
    ...(isPosted ? [{ key: 'live', label: 'Posted', at: lastPost }] : []),
    { key: 'completed', label: deal.completedAt ? 'Completed' : 'Pay day', at: deal.completedAt },
  ]
  const now = line.findIndex((stage) => stage.at === null)
  return line.map((stage, index) => ({
    key: stage.key,
    label: stage.label,
    at: (stage.at ?? (stage.key === 'completed' ? deal.payDay : null))?.toISOString() ?? null,
    state: stage.at ? 'done' : index === now ? 'now' : 'next',
  }))
}

/** Returns the next step of a deal, in the viewer's words. */
export function nextStep(
  deal: Deal,
  progress: Progress,
  viewer: 'brand' | 'talent',
): { text: string; dueAt: string | null } {
  const waiting = progress.all - progress.done
  const due = progress.due ? new Date(progress.due).toISOString() : null
  const decides = progress.decides ? new Date(progress.decides).toISOString() : null
  const payDay = deal.payDay?.toISOString() ?? null
  if (deal.status === 'completed') return { text: 'Completed', dueAt: null }
  if (deal.status === 'approved')
    return viewer === 'brand'
      ? { text: 'Complete the deal', dueAt: payDay }
      : { text: 'Everything is approved', dueAt: payDay }
  if (deal.status === 'in_review')
    return viewer === 'brand'
      ? { text: 'Review the work', dueAt: decides }
      : { text: 'Awaiting review', dueAt: decides }
  if (waiting === 0 && progress.toPost > 0)
    return viewer === 'talent'
      ? { text: 'Post it and add the link', dueAt: null }
      : { text: 'Awaiting post', dueAt: null }
  return viewer === 'talent'
    ? { text: `Upload ${formatCount(waiting, 'deliverable')}`, dueAt: due }
    : { text: `${formatCount(waiting, 'deliverable')} in progress`, dueAt: due }
}

function latest(dates: readonly Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : null
}
