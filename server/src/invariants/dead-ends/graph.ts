import { allLifecycles } from '@marquee/contract/lifecycles/index'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import {
  type Cause,
  type Composed,
  causes,
  conditions,
  type Kind,
  type Noun,
  nouns,
  ownGuards,
  type Step,
  settled,
  type When,
} from './causes.ts'

/** A side of a deal that never does anything again. */
export type SilentSide = 'brand' | 'talent'

/** A step that can happen in a state, with what it leads to. */
interface Edge {
  to: Composed
  /** What makes it happen, where people do not. */
  cause: Cause | null
  /** The sides of which either may take it. */
  by: readonly Party[]
}

const tables = new Map(allLifecycles.map((table) => [table.noun, table]))
const tableOf = (noun: Noun) => tables.get(noun === 'chargeback' ? 'dispute' : noun) ?? fail(noun)
const splitStep = (step: Step): [Noun, string] => {
  const [noun, event = ''] = step.split(' ')
  return [nouns.find((one) => one === noun) ?? fail(step), event]
}
const fail = (what: string): never => {
  throw new Error(`The tables have no ${what}`)
}

const start: Composed = {
  campaign: 'new',
  application: 'new',
  offer: 'new',
  payment: 'new',
  deal: 'new',
  deliverable: 'new',
  shipment: 'new',
  amendment: 'new',
  cancellation: 'new',
  dispute: 'new',
  chargeback: 'new',
  payout: 'new',
  'resumed deal': '',
  'resumed payment': '',
}

const keyOf = (state: Composed): string => Object.values(state).join(' ')
const holds = (when: When | undefined, state: Composed): boolean =>
  nouns.every((noun) => when?.[noun]?.includes(state[noun]) ?? true)

/** Returns the state after a step and everything that happens with it, or null where the tables have no such row. */
function after(state: Composed, step: Step, rows: readonly Cause[]): Composed | null {
  const [noun, event] = splitStep(step)
  const row = tableOf(noun).transitions.find(
    (one) => one.event === event && !one.later && one.from.includes(state[noun]),
  )
  const place = noun === 'deal' || noun === 'payment' ? (`resumed ${noun}` as const) : null
  if (!row || row.to === 'same' || (row.to === 'resumed' && !place)) return null
  let next: Composed = {
    ...state,
    [noun]: row.to === 'resumed' && place ? state[place] : forget(noun, row.to),
    ...(place && { [place]: returning.has(row.to) ? lastPlace(state, noun, place) : '' }),
  }
  for (const cause of rows)
    if (cause.with?.includes(step) && holds(cause.when, next)) next = after(next, cause.step, rows) ?? next
  return next
}

/** States whose rows may lead back to where the object was. */
const returning: ReadonlySet<string> = new Set([
  'disputed',
  'cancellation_requested',
  'charged_back',
  'refunded',
  'partially_refunded',
])

/** Nouns of which another one can follow the one that has ended; what has ended counts as not there. */
const repeated: ReadonlySet<Noun> = new Set(['amendment', 'cancellation', 'dispute', 'chargeback'])

function forget(noun: Noun, to: string): string {
  return repeated.has(noun) && tableOf(noun).states[to]?.end ? 'new' : to
}

/** Returns where an object was before it got into states that lead back. */
function lastPlace(state: Composed, noun: Noun, place: 'resumed deal' | 'resumed payment'): string {
  return returning.has(state[noun]) ? state[place] : state[noun]
}

/** Returns every step that can happen in a state. */
function edgesOf(state: Composed, rows: readonly Cause[], kind: Kind): Edge[] {
  const alone = rows
    .filter(({ because, when }) => because !== 'with' && holds(when, state))
    .map((cause) => ({ to: after(state, cause.step, rows), cause, by: [] }))
  const ofPeople = ofSides.flatMap((noun) =>
    tableOf(noun)
      .transitions.filter((row) => row.from.includes(state[noun]) && row.by.some(isSide))
      .flatMap((row) => {
        const step: Step = `${noun} ${row.event}`
        const isConsequence = causes.some((one) => one.step === step && one.with?.length)
        const isOther = kind !== 'post' && step === 'deliverable post'
        if (isConsequence || isOther || !holds(conditions[step], state)) return []
        const isSure = (row.guards ?? []).every((guard) => ownGuards.has(guard))
        return [{ to: after(state, step, rows), cause: null, by: isSure ? row.by : [] }]
      }),
  )
  return [...alone, ...ofPeople].flatMap(({ to, ...edge }) => (to ? [{ to, ...edge }] : []))
}

/** A bank opens and ends its case alone. */
const ofSides = nouns.filter((noun) => noun !== 'chargeback')
const isSide = (party: Party): boolean => party === 'brand' || party === 'talent'

/** Returns whether a cause belongs to deals of a kind; one with a product is handed over as files. */
function isOf(cause: Cause, kind: Kind): boolean {
  return !cause.kind || cause.kind === kind || (kind === 'product' && cause.kind === 'file')
}

type Graph = ReadonlyMap<string, { state: Composed; edges: readonly Edge[] }>

/** Returns every state that the objects of one deal can reach together, with the steps out of it. */
export function explore(kind: Kind): Graph {
  const rows = causes.filter((cause) => isOf(cause, kind))
  const found = new Map<string, { state: Composed; edges: Edge[] }>()
  const queue = [start]
  for (let state = queue.pop(); state; state = queue.pop()) {
    if (found.has(keyOf(state))) continue
    const edges = edgesOf(state, rows, kind)
    found.set(keyOf(state), { state, edges })
    queue.push(...edges.map(({ to }) => to))
  }
  return found
}

/** Nouns of a deal itself; the walk compares these. */
const nounsOfDeal = nouns.filter((noun) => noun !== 'campaign' && noun !== 'application')

/** Returns a function that tells whether the objects of a deal can be in these states together. */
export function knownStates(graphs: readonly Graph[]): (states: Readonly<Record<string, string>>) => boolean {
  const keyOfDeal = (states: Readonly<Record<string, string>>) =>
    nounsOfDeal.map((noun) => states[noun]).join(' ')
  const known = new Set(graphs.flatMap((graph) => [...graph.values()].map(({ state }) => keyOfDeal(state))))
  return (states) => known.has(keyOfDeal(states))
}

/** Returns the states from which nothing leads to an end while this side is silent, without one of the causes. */
export function stuckStates(graph: Graph, silent: SilentSide, without: Cause | null = null): Composed[] {
  const before = new Map<string, string[]>()
  const open: string[] = []
  for (const [key, { state, edges }] of graph) {
    if (isOver(state)) open.push(key)
    for (const { to, cause, by } of edges) {
      const happens = cause
        ? cause !== without && cause.because !== 'chance'
        : by.some((party) => isSide(party) && party !== silent)
      if (!happens) continue
      const target = keyOf(to)
      const known = before.get(target)
      if (known) known.push(key)
      else before.set(target, [key])
    }
  }
  const leads = new Set<string>()
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (leads.has(key)) continue
    leads.add(key)
    open.push(...(before.get(key) ?? []))
  }
  return [...graph].filter(([key]) => !leads.has(key)).map(([, { state }]) => state)
}

/** Returns whether nobody waits for anything. */
function isOver(state: Composed): boolean {
  return nouns.every(
    (noun) =>
      state[noun] === 'new' ||
      tableOf(noun).states[state[noun]]?.end === true ||
      settled[noun]?.includes(state[noun]) === true,
  )
}

/** Returns the steps of the system that no row of `causes` explains, and the rows that name no step of the tables. */
export function unexplained(): string[] {
  const explained = new Set<string>(causes.map(({ step }) => step))
  const missing = ofSides.flatMap((noun) =>
    tableOf(noun)
      .transitions.filter((row) => row.by.includes('system') && row.to !== 'same' && !row.later)
      .map((row) => `${noun} ${row.event}`)
      .filter((step) => !explained.has(step) && step !== 'dispute register'),
  )
  const unknown = causes.filter(({ step }) => {
    const [noun, event] = splitStep(step)
    return !tableOf(noun).transitions.some((row) => row.event === event)
  })
  return [...missing, ...unknown.map(({ step }) => step)]
}
