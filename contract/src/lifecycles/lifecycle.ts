import { type ErrorCode, fail } from '../errors.ts'

/**
 * The party that performs a transition. An agent counts as `talent` under a mandate, and as `agent` only
 * where the step belongs to the agent; `system` is a timer or an event handler.
 */
export type Party = 'brand' | 'talent' | 'agent' | 'system' | 'operator'
/** The parties that can be next to act; an agent acts as their talent. */
export type NextActor = Exclude<Party, 'agent'>
export type Tone = 'quiet' | 'action' | 'good' | 'warning' | 'bad'
/**
 * Features of a later stage with reserved rows: their states are in the database's CHECK, but no call reaches
 * them yet.
 */
export type Later = 'operators' | 'payments'

export interface StateRow {
  label: string
  tone: Tone
  /** Who must act next in this state; null: no one. */
  nextActor: NextActor | null
  end?: true
  later?: Later
}

export interface TransitionRow<State extends string, Event extends string, Guard extends string> {
  event: Event
  /** `new` is the state before the first one. */
  from: readonly (State | 'new')[]
  /** `same` keeps the state and still increments the version; `resumed` returns to the stored state. */
  to: State | 'same' | 'resumed'
  by: readonly Party[]
  guards?: readonly Guard[]
  /** The button label, in the imperative. */
  label?: string
  later?: Later
}

export interface TimerRow<State extends string, Event extends string> {
  event: Event
  in: readonly State[]
  /** Milliseconds after entering the state, unless the subject carries its own date. */
  after: number
  /** Milliseconds before the timer fires at which the next actor gets a reminder. */
  reminders?: readonly number[]
}

export interface Lifecycle<Facts, State extends string, Event extends string, Guard extends ErrorCode> {
  noun: string
  states: Record<State, StateRow>
  /**
   * Guards by the error code they fail with. They read facts only, so that server and web can evaluate them.
   */
  guards: Record<Guard, (facts: Facts) => boolean>
  transitions: readonly TransitionRow<State, Event, Guard>[]
  timers: Readonly<Record<string, TimerRow<State, Event>>>
}

/** Declares a lifecycle. An unknown state or event, or a guard without its function, does not compile. */
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

/** The state of the object to move. `resumeStatus` is where a `resumed` transition returns to. */
export interface CurrentState<State extends string> {
  status: State | 'new'
  version: number
  resumeStatus?: State | null
}

/**
 * Returns the next state; the only way a status changes. Fails with `not_your_move` (403) when no row allows
 * this party, with `stale_version` and `wrong_state` (409) with the current state, and with a guard's own
 * code (422). Writes nothing: the caller saves the result.
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

/**
 * Returns the events this party may send in this state; with facts, only those whose guards pass. Screens
 * derive their buttons from it.
 */
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

/** Returns who must act next; null in a final state or while only a timer can change it. */
export function nextActor<State extends string>(
  machine: { states: Record<State, StateRow> },
  status: State,
): NextActor | null {
  return machine.states[status].nextActor
}

/** Returns the states as a list, for a database CHECK or a filter. */
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
