import { randomUUID } from 'node:crypto'
import { mandateTerms } from '@marquee/contract/calls/mandates'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { DEFAULT_COMMISSION } from '@marquee/contract/rules/commission'
import { today } from '../../platform/time/day.ts'
import { recordTransitions } from '../../platform/transitions/transition.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { assignTalents } from '../agencies/agents.store.ts'
import { advanceMandate, openMandate } from '../mandates/advance-mandate.ts'
import { mandateFacts, notesOf } from '../mandates/mandate.ts'
import { updateMandate } from '../mandates/mandate-transitions.store.ts'
import { noWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { slugOf } from '../talents/slug.ts'
import { followersOf, saveTalentProfile } from '../talents/talent-profile.ts'
import type { ImportChange } from './compare-import.ts'
import { addMandates, addTalents, type Imported } from './import.store.ts'
import type { ImportLine } from './read-import-line.ts'

const everyKind = (bps: number | null) =>
  bps === null ? DEFAULT_COMMISSION : { posting: bps, live: bps, content: bps }

/** Creates the talents of these lines with their mandates, in one statement each. */
export async function createImported(agent: Agent, lines: readonly ImportLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  const created = lines.map((line) => ({ ...line, talentId: randomUUID(), mandateId: randomUUID() }))
  await addTalents(
    created.map(({ talentId: id, profile }) => {
      const { displayName, socials = [], ...rest } = profile
      return {
        ...rest,
        id,
        displayName,
        socials,
        followers: followersOf(socials),
        slug: slugOf(displayName, id),
      }
    }),
    now,
  )
  const terms = { ...mandateTerms.parse({}), startsAt: today(now), isManaged: true }
  const moved = move(
    mandateLifecycle,
    { status: 'new', version: 0 },
    'create',
    'agent',
    mandateFacts(terms, noWork, now),
  )
  await addMandates(
    {
      ...terms,
      agencyId: agent.agencyId,
      proposedBy: agent.id,
      status: moved.to,
      version: moved.version,
      createdAt: now,
    },
    created.map(({ mandateId: id, talentId, key, note, bps }) => ({
      id,
      talentId,
      importKey: key,
      note: note ?? '',
      commission: everyKind(bps),
    })),
  )
  await recordTransitions(
    mandateLifecycle.noun,
    created.map(({ mandateId }) => mandateId),
    moved,
    'agent',
  )
  if (agent.role === 'member')
    await assignTalents(
      agent.id,
      created.map(({ talentId }) => talentId),
    )
}

/** Updates a talent of an earlier import. A new commission creates a new mandate. */
export async function updateImported(
  agent: Agent,
  { mandate, talent }: Imported,
  { profile, note, bps }: ImportChange,
  now: Date,
): Promise<void> {
  if (Object.keys(profile).length > 0) await saveTalentProfile(talent.id, profile, { now })
  if (note !== null) await updateMandate(mandate.id, { note, updatedAt: now })
  if (bps !== null) await replaceCommission(agent, { ...mandate, note: note ?? mandate.note }, bps, now)
}

async function replaceCommission(agent: Agent, current: Mandate, bps: number, now: Date): Promise<void> {
  const { talentId, email, isManaged, scopes, dualConsent, exclusive, endsAt, sunsetDays } = current
  const terms = { scopes, dualConsent, exclusive, endsAt, sunsetDays, commission: everyKind(bps) }
  await advanceMandate(current, 'replace', { by: 'system', now })
  await openMandate(agent, { talentId, email, isManaged, terms, notes: notesOf(current) }, now)
}
