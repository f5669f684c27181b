import { type ErrorCode, fail } from '../errors.ts'

/**
 * Who moves things. A talent's agent moves as `talent` under a mandate, and as `agent` only where the step is the agent's own;
 * `system` is a clock or a reaction.
 */
export type Party = 'brand' | 'talent' | 'agent' | 'system' | 'operator'
/** Whose turn it can be: an agent's turn is their talent's. */
export type NextActor = Exclude<Party, 'agent'>
export type Tone = 'quiet' | 'action' | 'good' | 'warning' | 'bad'
/** Work of a later stage for which the table keeps the place: such rows are in the database's CHECK, but no call leads there yet. */
export type Later = 'amendments' | 'cancellations' | 'disclosure' | 'disputes' | 'operators' | 'payments'

export interface StateRow {
  label: string
  tone: Tone
  /** Whose turn it is while it stands here; null: nobody's. */
  nextActor: NextActor | null
  end?: true
  later?: Later
}

export interface TransitionRow<State extends string, Event extends string, Guard extends string> {
  event: Event
  /** `new` is the state before the first one. */
  from: readonly (State | 'new')[]
  /** `same` keeps the state and still counts a version. */
  to: State | 'same' | 'resumed'
  by: readonly Party[]
  guards?: readonly Guard[]
  /** The words on the button, in the imperative. */
  label?: string
  later?: Later
}

export interface TimerRow<State extends string, Event extends string> {
  event: Event
  in: readonly State[]
  /** Milliseconds from entering the state, unless the subject carries its own date. */
  after: number
  /** Milliseconds before it strikes at which the one whose turn it is is reminded. */
  reminders?: readonly number[]
}

export interface Lifecycle<Facts, State extends string, Event extends string, Guard extends ErrorCode> {
  noun: string
  states: Record<State, StateRow>
  /** Each guard is named by the refusal it gives and answers from facts alone, so that both sides can ask it. */
  guards: Record<Guard, (facts: Facts) => boolean>
  transitions: readonly TransitionRow<State, Event, Guard>[]
  timers: Readonly<Record<string, TimerRow<State, Event>>>
}

/** Declares a lifecycle. A misspelt state, event or a guard without its function does not compile. */
export function lifecycle<Facts>() {
  return <
    State extends string,
    const Event extends string,
    Guard extends ErrorCode,
    Timer extends string,
  >(table: {
    noun: string
    states: Record<State, StateRow>
    guards: Record<Guard, (facts: Facts) => boolean>
    transitions: readonly TransitionRow<NoInfer<State>, Event, NoInfer<Guard>>[]
    timers: Record<Timer, TimerRow<NoInfer<State>, NoInfer<Event>>>
  }): Lifecycle<Facts, State, Event, Guard> & { timers: Record<Timer, TimerRow<State, Event>> } => table
}

export interface TransitionResult<State extends string, Event extends string> {
  event: Event
  from: State | 'new'
  to: State
  version: number
}

/** What the engine needs to know of the thing that moves. `resumeStatus` is where a `resumed` move returns to. */
export interface CurrentState<State extends string> {
  status: State | 'new'
  version: number
  resumeStatus?: State | null
}

/**
 * The one way a status changes. Refusals: `not_your_move` 403 when no row lets this party do it, `stale_version` and
 * `wrong_state` 409 with the present state, a guard's own code 422. Writes nothing: the caller saves what it returns.
 */
export function move<Facts, State extends string, Event extends string, Guard extends ErrorCode>(
  machine: Lifecycle<Facts, State, Event, Guard>,
  current: CurrentState<State>,
  event: Event,
  by: Party,
  facts: Facts,
  expectedVersion?: number,
): TransitionResult<State, Event> {
  const rows = machine.transitions.filter((row) => row.event === event && row.by.includes(by))
  if (rows.length === 0) fail('not_your_move')
  const present = { state: current.status, version: current.version }
  if (expectedVersion !== undefined && expectedVersion !== current.version) fail('stale_version', present)
  const row =
    rows.find((candidate) => candidate.from.includes(current.status)) ?? fail('wrong_state', present)
  const failed = row.guards?.find((guard) => !machine.guards[guard](facts))
  if (failed) fail(failed, present)
  return { event, from: current.status, to: destination(row, current), version: current.version + 1 }
}

/** The events this party may send from here; with facts, only those whose guards pass. Screens draw their buttons from it. */
export function allowedActions<Facts, State extends string, Event extends string, Guard extends ErrorCode>(
  machine: Lifecycle<Facts, State, Event, Guard>,
  status: State,
  by: Party,
  facts?: Facts,
): Event[] {
  const rows = machine.transitions.filter(
    (row) =>
      !row.later &&
      row.from.includes(status) &&
      row.by.includes(by) &&
      (facts === undefined || (row.guards ?? []).every((guard) => machine.guards[guard](facts))),
  )
  return [...new Set(rows.map((row) => row.event))]
}

/** Who must act next; null at an end or while only time passes. */
export function nextActor<State extends string>(
  machine: { states: Record<State, StateRow> },
  status: State,
): NextActor | null {
  return machine.states[status].nextActor
}

/** The states as a list, for a database CHECK or a filter. */
export function statesOf<State extends string>(machine: {
  states: Record<State, StateRow>
}): [State, ...State[]] {
  const isState = (name: string): name is State => Object.hasOwn(machine.states, name)
  const [first, ...rest] = Object.keys(machine.states).filter(isState)
  if (!first) throw new Error('A lifecycle needs at least one state')
  return [first, ...rest]
}

export const hours = (count: number): number => count * 3_600_000
export const days = (count: number): number => count * 86_400_000

function destination<State extends string>(
  row: { to: State | 'same' | 'resumed' },
  current: CurrentState<State>,
): State {
  if (row.to === 'resumed') return current.resumeStatus ?? fail('wrong_state', { state: current.status })
  if (row.to !== 'same') return row.to
  return current.status === 'new' ? fail('wrong_state') : current.status
}
