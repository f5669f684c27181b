import { AppError } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { TestResponse } from '../../platform/testing/inject.ts'

/** Somebody tries to move the thing. `system` is a clock or a reaction that the model sets off by other people's calls. */
export interface Command<E extends string = string> {
  event: E
  by: Party
}

/** What a lifecycle's model remembers of one thing; `changes` counts what makes a version somebody has seen out of date. */
export interface ModelState {
  status: string
  changes: number
  /** The table's own name of the last move, where a call does what fits. */
  moved?: string
}

/** What a move must lead to: the thing as it stands afterwards, or the status of the refusal. */
export type Outcome<S extends ModelState> = { next: S; refused?: never } | { next?: never; refused: number }

/** One lifecycle played twice: here on the table of the contract, there through HTTP. */
export interface Model<S extends ModelState, Thing, E extends string = string> {
  noun: string
  commands: readonly Command<E>[]
  /** Commands that need time to pass or that only make sense where they are allowed; left out of attacks and of crowds. */
  isQuiet(command: Command<E>): boolean
  start: S
  /** A fresh thing of the real market, standing as `start` does. */
  make(): Promise<Thing>
  step(standing: S, command: Command<E>): Outcome<S>
  /** Whether this command names a version that it has seen. */
  namesVersion(command: Command<E>): boolean
  send(thing: Thing, command: Command<E>): Promise<Pick<TestResponse, 'status' | 'code'>>
  /** Remembers what a client would have on its screen before it acts. */
  look(thing: Thing): Promise<string>
}

/** The outcome of a step on the table: its refusals become their status. */
export function outcomeOf<S extends ModelState>(step: () => S): Outcome<S> {
  try {
    return { next: step() }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.status }
    throw error
  }
}
