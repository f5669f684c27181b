import type { ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agent.ts'
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
  known: Imported | undefined
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
  if (mode === 'import' && faults.length === 0) await carryOut(agent, plan, ctx.now)
  const rows = plan.map(({ line, known, change }) => ({
    line: line.line,
    name: line.profile.displayName,
    what: whatOf(known, change),
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
  const known = new Map(
    (await findImported(agent.agencyId, keys, isLocked)).map((found) => [found.mandate.importKey, found]),
  )
  const own = agent.role === 'member' ? new Set(await listTalentsOf(agent.id)) : null
  return lines.flatMap((line) => {
    const found = known.get(line.key)
    if (found && own && !own.has(found.talent.id)) {
      faults.push({
        line: line.line,
        column: line.keyColumn,
        sentence: 'A colleague answers for this talent.',
      })
      return []
    }
    return [{ line, known: found, change: found ? compareImport(line, found) : null }]
  })
}

async function carryOut(agent: Agent, plan: readonly Planned[], now: Date): Promise<void> {
  await createImported(
    agent,
    plan.flatMap(({ line, known }) => (known ? [] : [line])),
    now,
  )
  for (const { known, change } of plan) if (known && change) await updateImported(agent, known, change, now)
  await emit('agency.changed', { agencyId: agent.agencyId })
}

function whatOf(known: Imported | undefined, change: ImportChange | null): 'new' | 'changed' | 'same' {
  if (!known) return 'new'
  return change ? 'changed' : 'same'
}
