import type { Task } from '@marquee/contract/calls/home'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Returns the page where a task is done. */
export function pathOfTask(side: Viewer, { kind, id }: Pick<Task, 'kind' | 'id'>): string {
  if (side === 'brand') return brandPath(kind, id)
  if (kind === 'mandate') return side === 'talent' ? talentPaths.representation : agentPaths.roster
  return talentPath(side === 'talent' ? talentPaths : agentPaths, kind, id)
}

function brandPath(kind: Task['kind'], id: string): string {
  if (kind === 'offer') return brandPaths.offer(id)
  if (kind === 'deal' || kind === 'deliverable' || kind === 'change') return brandPaths.deal(id)
  if (kind === 'posts') return `${brandPaths.deals}?tab=to_check`
  if (kind === 'verification') return brandPaths.verification
  return kind === 'applications' ? `${brandPaths.campaign(id)}?tab=applicants` : brandPaths.campaign(id)
}

/** The paths of the talent's area, or the same paths in the agent's area. */
type Places = Record<'offer' | 'deal' | 'application' | 'campaign', (id: string) => string>

function talentPath(places: Places, kind: Task['kind'], id: string): string {
  if (kind === 'offer') return places.offer(id)
  if (kind === 'deal' || kind === 'deliverable' || kind === 'change') return places.deal(id)
  return kind === 'application' ? places.application(id) : places.campaign(id)
}
