import { randomUUID } from 'node:crypto'
import { mandateTerms } from '@marquee/contract/calls/mandates'
import type { ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { DEFAULT_COMMISSION } from '@marquee/contract/rules/commission'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { recordTransitions } from '../../platform/transitions/transition.ts'
import { agentOf } from '../agencies/agency.ts'
import { type Agent, assignTalents, listTalentsOf } from '../agencies/agents.store.ts'
import { advanceMandate, openMandate } from '../mandates/advance-mandate.ts'
import { mandateFacts, notesOf } from '../mandates/mandate.ts'
import { updateMandate } from '../mandates/mandate-transitions.store.ts'
import { noWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { followersOf, storeAccounts } from '../talents/social-accounts.ts'
import { saveTalentProfile, slugOf } from '../talents/talent-profile.ts'
import { knownHandles } from '../talents/talents.ports.ts'
import { listTypes } from '../talents/talents.store.ts'
import { compareImport, type ImportChange } from './compare-import.ts'
import { addMandates, addTalents, findImported, type Imported, lockAgency } from './import.store.ts'
import { type ImportLine, readImportLine } from './read-import-line.ts'
import { readTable } from './read-table.ts'

/** What the import does with a line: adds a talent, changes one of an earlier import, or nothing. */
interface PlannedLine {
  line: ImportLine
  existing: Imported | undefined
  change: ImportChange | null
}

/**
 * Imports managed talents from a CSV table, or previews the import. A single issue prevents all writes; each
 * issue names its line and column. Repeating the same table changes nothing.
 */
export const importTalents: Handler<typeof rosterCalls.importTalents> = async (ctx, { mode, csv }) => {
  const agent = await agentOf(ctx.actor)
  if (mode === 'import') await lockAgency(agent.agencyId)
  const { lines, issues: unreadable } = await readLines(csv)
  const { plan, issues: forbidden } = await planImport(agent, lines, mode === 'import')
  const issues = [...unreadable, ...forbidden]

  if (mode === 'import' && issues.length === 0) await writeImport(agent, plan, ctx.now)

  const rows = plan.map(({ line, existing, change }) => ({
    line: line.line,
    name: line.profile.displayName,
    what: changeKindOf(existing, change),
  }))
  const countOf = (what: 'new' | 'changed' | 'same') => rows.filter((row) => row.what === what).length
  const faulty = new Set(issues.map((issue) => issue.line)).size
  return {
    mode,
    rows,
    faults: issues.toSorted((one, other) => one.line - other.line),
    counts: { added: countOf('new'), changed: countOf('changed'), same: countOf('same'), faulty },
  }
}

/** Reads the lines of a table; a line that cannot be read, or repeats the key of another, is an issue. */
async function readLines(csv: string): Promise<{ lines: ImportLine[]; issues: ImportIssue[] }> {
  const types = new Map((await listTypes()).map((type) => [type.name.toLowerCase(), type.id]))
  const table = readTable(csv)
  const issues = [...table.issues]
  const firstLines = new Map<string, number>()
  const lines = table.lines.flatMap((tableLine) => {
    const read = readImportLine(tableLine, types)
    if (Array.isArray(read)) {
      issues.push(...read)
      return []
    }
    const { line, key, keyColumn } = read
    const first = firstLines.get(key)
    if (first !== undefined) {
      issues.push({ line, column: keyColumn, sentence: `Line ${first} has the same ${keyColumn}.` })
      return []
    }
    firstLines.set(key, line)
    return [read]
  })
  return { lines, issues }
}

/** A member may not change talents assigned to a colleague; such a line is an issue. */
async function planImport(
  agent: Agent,
  lines: ImportLine[],
  isLocked: boolean,
): Promise<{ plan: PlannedLine[]; issues: ImportIssue[] }> {
  const keys = lines.map((line) => line.key)
  const rows = await findImported(agent.agencyId, keys, isLocked)
  const imported = new Map(rows.map((existing) => [existing.mandate.importKey, existing]))
  const own = agent.role === 'member' ? new Set(await listTalentsOf(agent.id)) : null
  const issues: ImportIssue[] = []
  const plan = lines.flatMap((line) => {
    const existing = imported.get(line.key)
    if (existing && own && !own.has(existing.talent.id)) {
      issues.push({
        line: line.line,
        column: line.keyColumn,
        sentence: 'This talent is assigned to a colleague.',
      })
      return []
    }
    return [{ line, existing, change: existing ? compareImport(line, existing) : null }]
  })
  return { plan, issues }
}

/** Writes what the plan adds and changes. */
async function writeImport(agent: Agent, plan: readonly PlannedLine[], now: Date): Promise<void> {
  await createImported(
    agent,
    plan.flatMap(({ line, existing }) => (existing ? [] : [line])),
    now,
  )
  for (const { existing, change } of plan)
    if (existing && change) await updateImported(agent, existing, change, now)
  await emit('agency.changed', { agencyId: agent.agencyId })
}

/** Returns what the response says about a line. */
function changeKindOf(
  existing: Imported | undefined,
  change: ImportChange | null,
): 'new' | 'changed' | 'same' {
  if (!existing) return 'new'
  return change ? 'changed' : 'same'
}

/** Returns the commission of every kind of work, in basis points; null for the default. */
const commissionOf = (bps: number | null) =>
  bps === null ? DEFAULT_COMMISSION : { posting: bps, live: bps, content: bps }

/** Creates the talents of these lines and their mandates, each in one statement for all. */
async function createImported(agent: Agent, lines: readonly ImportLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  const created = lines.map((line) => ({ ...line, talentId: randomUUID(), mandateId: randomUUID() }))
  await addTalents(
    created.map(({ talentId: id, profile }) => {
      const { displayName, socials = [], ...rest } = profile
      return {
        ...rest,
        id,
        displayName,
        socials: storeAccounts(socials, [], today(now)),
        followers: followersOf(socials),
        slug: slugOf(displayName, id),
      }
    }),
    now,
  )
  await knownHandles
    .get()
    .remember(created.map(({ talentId, profile }) => ({ talentId, socials: profile.socials ?? [] })))
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
      commission: commissionOf(bps),
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
async function updateImported(
  agent: Agent,
  { mandate, talent }: Imported,
  { profile, note, bps }: ImportChange,
  now: Date,
): Promise<void> {
  if (Object.keys(profile).length > 0) await saveTalentProfile(talent.id, profile, { now })
  if (note !== null) await updateMandate(mandate.id, { note, updatedAt: now })
  if (bps !== null) await replaceCommission(agent, { ...mandate, note: note ?? mandate.note }, bps, now)
}

/** Replaces a mandate by one with another commission. */
async function replaceCommission(agent: Agent, current: Mandate, bps: number, now: Date): Promise<void> {
  const { talentId, email, isManaged, scopes, dualConsent, exclusive, endsAt, sunsetDays } = current
  const terms = { scopes, dualConsent, exclusive, endsAt, sunsetDays, commission: commissionOf(bps) }
  await advanceMandate(current, 'replace', { by: 'system', now })
  await openMandate(agent, { talentId, email, isManaged, terms, notes: notesOf(current) }, now)
}
