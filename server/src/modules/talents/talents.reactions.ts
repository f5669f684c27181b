import { within } from '../../platform/events.ts'
import { addTalent } from './talents.store.ts'

/** A talent's account brings the profile into being in the same transaction. */
export function wireTalents(): void {
  within('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'talent') await addTalent({ id: accountId, accountId, displayName: name, slug: slugOf(name, accountId) })
  })
}

/** A readable address that cannot collide: the name in plain letters and the start of the id. */
function slugOf(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return `${plain.slice(0, 40) || 'talent'}-${id.slice(0, 8)}`
}
