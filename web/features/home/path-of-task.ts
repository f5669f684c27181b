import type { Task } from '@marquee/contract/calls/home'
import { brandPaths, talentPaths } from '#lib/paths.ts'

type Side = 'brand' | 'talent'

/** Where a waiting thing is done. */
export function pathOfTask(side: Side, { kind, id }: Pick<Task, 'kind' | 'id'>): string {
  return side === 'brand' ? brandPath(kind, id) : talentPath(kind, id)
}

function brandPath(kind: Task['kind'], id: string): string {
  if (kind === 'offer') return brandPaths.offer(id)
  if (kind === 'deal' || kind === 'deliverable') return brandPaths.deal(id)
  return kind === 'applications' ? `${brandPaths.campaign(id)}?tab=applicants` : brandPaths.campaign(id)
}

function talentPath(kind: Task['kind'], id: string): string {
  if (kind === 'offer') return talentPaths.offer(id)
  if (kind === 'deal' || kind === 'deliverable') return talentPaths.deal(id)
  return kind === 'application' ? talentPaths.application(id) : talentPaths.campaign(id)
}
