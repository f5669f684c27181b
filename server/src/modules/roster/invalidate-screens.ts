import { broadcast } from '../../platform/realtime/broadcast.ts'
import { listAssignedAgents } from './team.store.ts'

/** What of an open screen a mandate decides: with its end everything done under it leaves the agents' screens. */
const topics = ['roster', 'mandates', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar']

/** Wakes the screens of the talent and of those at the agency who look after them. */
export async function invalidateScreens(agencyId: string, talentId: string | null): Promise<void> {
  const keepers = await listAssignedAgents(agencyId, talentId)
  broadcast([...keepers.map((keeper) => keeper.id), ...(talentId ? [talentId] : [])], 'refresh', { topics })
}
