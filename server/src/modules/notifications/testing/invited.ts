import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../../platform/database/database.ts'
import { emit } from '../../../platform/events/events.ts'
import { systemActor } from '../../../platform/handler.ts'
import type { TestApp } from '../../../platform/testing/start-test-app.ts'
import type { Person } from '../../../testing/person.ts'

/** Emits the event of a brand inviting a talent to a campaign, the simplest one with an email. */
export async function invite(app: TestApp, brand: Person, talent: Person, campaignId: string): Promise<void> {
  const payload = {
    applicationId: randomUUID(),
    campaignId,
    brandId: brand.id,
    talentId: talent.id,
    event: 'invite',
  }
  await inTransaction(systemActor, () => emit('application.changed', payload))
  await app.settle()
}
