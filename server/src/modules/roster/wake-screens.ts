import { push } from '../../platform/realtime.ts'
import { listKeepers } from './team.store.ts'

/** What of an open screen a mandate decides: with its end everything done under it leaves the agents' screens. */
const topics = ['roster', 'mandates', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar']

/** Wakes the screens of the talent and of those at the agency who look after them. */
export async function wakeScreens(agencyId: string, talentId: string | null): Promise<void> {
  const keepers = await listKeepers(agencyId, talentId)
  push([...keepers.map((keeper) => keeper.id), ...(talentId ? [talentId] : [])], 'refresh', { topics })
}
