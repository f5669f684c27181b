import { AppError } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { TestResponse } from '../../platform/testing/inject.ts'

/**
 * An attempted transition. `system` is a timer or an event handler that the model triggers by other calls.
 */
export interface Command<E extends string = string> {
  event: E
  by: Party
}

/**
 * The state of one subject in a lifecycle's model; `changes` counts what makes a version that a client has
 * seen outdated.
 */
export interface ModelState {
  status: string
  changes: number
  /** The lifecycle's name of the last transition, where one call covers several. */
  moved?: string
}

/** The expected result of a command: the next state, or the status of the error. */
export type Outcome<S extends ModelState> = { next: S; refused?: never } | { next?: never; refused: number }

/** One lifecycle executed twice: on the lifecycle of the contract, and over HTTP. */
export interface Model<S extends ModelState, Subject, E extends string = string> {
  noun: string
  commands: readonly Command<E>[]
  /**
   * Commands that need time to pass or only make sense where they are allowed; left out of illegal and
   * concurrent commands.
   */
  isQuiet(command: Command<E>): boolean
  start: S
  /** Creates a new subject on the server in the state of `start`. */
  make(): Promise<Subject>
  step(state: S, command: Command<E>): Outcome<S>
  /** Returns whether this command sends the version that its client has seen. */
  namesVersion(command: Command<E>): boolean
  send(subject: Subject, command: Command<E>): Promise<Pick<TestResponse, 'status' | 'code'>>
  /** Stores what a client would have on its screen before it acts; returns the status. */
  readStatus(subject: Subject): Promise<string>
}

/** Returns the result of a step on the lifecycle; an error becomes its status. */
export function outcomeOf<S extends ModelState>(step: () => S): Outcome<S> {
  try {
    return { next: step() }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.status }
    throw error
  }
}
