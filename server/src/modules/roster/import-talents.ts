import type { ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { listTalentsOf } from '../agencies/agents.store.ts'
import { listTypes } from '../talents/talents.store.ts'
import { compareImport, type ImportChange } from './compare-import.ts'
import { findImported, type Imported, lockAgency } from './import.store.ts'
import { type ImportLine, readImportLine } from './read-import-line.ts'
import { readTable } from './read-table.ts'
import { createImported, updateImported } from './write-import.ts'

/** The result of a line: a new talent, a change of a known one, or nothing. */
interface Planned {
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
  const { lines, faults } = await readLines(csv)
  const plan = await planFor(agent, lines, faults, mode === 'import')
  if (mode === 'import' && faults.length === 0) await applyImport(agent, plan, ctx.now)
  const rows = plan.map(({ line, existing, change }) => ({
    line: line.line,
    name: line.profile.displayName,
    what: changeKindOf(existing, change),
  }))
  const countOf = (what: 'new' | 'changed' | 'same') => rows.filter((row) => row.what === what).length
  const faulty = new Set(faults.map((fault) => fault.line)).size
  return {
    mode,
    rows,
    faults: faults.toSorted((one, other) => one.line - other.line),
    counts: { added: countOf('new'), changed: countOf('changed'), same: countOf('same'), faulty },
  }
}

async function readLines(csv: string): Promise<{ lines: ImportLine[]; faults: ImportIssue[] }> {
  const types = new Map((await listTypes()).map((type) => [type.name.toLowerCase(), type.id]))
  const table = readTable(csv)
  const faults = [...table.faults]
  const firstWith = new Map<string, number>()
  const lines = table.lines.flatMap((tableLine) => {
    const read = readImportLine(tableLine, types)
    if (Array.isArray(read)) {
      faults.push(...read)
      return []
    }
    const first = firstWith.get(read.key)
    if (first !== undefined) {
      faults.push({
        line: read.line,
        column: read.keyColumn,
        sentence: `Line ${first} has the same ${read.keyColumn}.`,
      })
      return []
    }
    firstWith.set(read.key, read.line)
    return [read]
  })
  return { lines, faults }
}

/** A member may not change talents assigned to a colleague; such a line is an issue. */
async function planFor(
  agent: Agent,
  lines: ImportLine[],
  faults: ImportIssue[],
  isLocked: boolean,
): Promise<Planned[]> {
  const keys = lines.map((line) => line.key)
  const imported = new Map(
    (await findImported(agent.agencyId, keys, isLocked)).map((existing) => [
      existing.mandate.importKey,
      existing,
    ]),
  )
  const own = agent.role === 'member' ? new Set(await listTalentsOf(agent.id)) : null
  return lines.flatMap((line) => {
    const existing = imported.get(line.key)
    if (existing && own && !own.has(existing.talent.id)) {
      faults.push({
        line: line.line,
        column: line.keyColumn,
        sentence: 'This talent is assigned to a colleague.',
      })
      return []
    }
    return [{ line, existing, change: existing ? compareImport(line, existing) : null }]
  })
}

async function applyImport(agent: Agent, plan: readonly Planned[], now: Date): Promise<void> {
  await createImported(
    agent,
    plan.flatMap(({ line, existing }) => (existing ? [] : [line])),
    now,
  )
  for (const { existing, change } of plan)
    if (existing && change) await updateImported(agent, existing, change, now)
  await emit('agency.changed', { agencyId: agent.agencyId })
}

function changeKindOf(
  existing: Imported | undefined,
  change: ImportChange | null,
): 'new' | 'changed' | 'same' {
  if (!existing) return 'new'
  return change ? 'changed' : 'same'
}
