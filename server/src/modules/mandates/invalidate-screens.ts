import { broadcast } from '../../platform/realtime/broadcast.ts'
import { listAssignedAgents } from '../agencies/agents.store.ts'

/** The topics that depend on a mandate: when it ends, all work under it leaves the agents' screens. */
const topics = ['roster', 'mandates', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar']

/** Invalidates the screens of the talent and of the agents responsible for them. */
export async function invalidateScreens(agencyId: string, talentId: string | null): Promise<void> {
  const keepers = await listAssignedAgents(agencyId, talentId)
  broadcast([...keepers.map((keeper) => keeper.id), ...(talentId ? [talentId] : [])], 'refresh', { topics })
}
