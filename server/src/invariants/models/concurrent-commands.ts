import type { Command, Model, ModelState } from './model.ts'

/** A command of one of several concurrent clients and its response. */
interface CommandResult<E extends string> {
  command: Command<E>
  status: number
}

/**
 * Searches for an order of the successful commands in which each is a legal transition, the last one leads to
 * the server's state, and every failure was correct at some point. Returns null when there is none: then the
 * history is not linearisable.
 */
export function explain<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  from: S,
  results: readonly CommandResult<E>[],
  endsAt: string,
): S | null {
  const successes = results.filter(({ status }) => status === 200).map(({ command }) => command)
  const failures = results.filter(({ status }) => status !== 200)
  for (const order of ordersOf(successes)) {
    const moments = replay(model, from, order)
    const last = moments?.at(-1)
    if (
      moments &&
      last?.status === endsAt &&
      failures.every((failure) => moments.some((moment) => isRight(model, from, moment, failure)))
    )
      return last
  }
  return null
}

/** Sends commands concurrently and returns their responses. */
export async function sendTogether<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  subject: T,
  commands: readonly Command<E>[],
): Promise<CommandResult<E>[]> {
  return Promise.all(
    commands.map(async (command) => ({ command, status: (await model.send(subject, command)).status })),
  )
}

function replay<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  from: S,
  order: readonly Command<E>[],
): S[] | null {
  const moments = [from]
  for (const command of order) {
    const present = moments.at(-1) ?? from
    if (isOutdated(model, from, present, command)) return null
    const { next } = model.step(present, command)
    if (!next) return null
    moments.push(next)
  }
  return moments
}

function isRight<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  from: S,
  moment: S,
  { command, status }: CommandResult<E>,
): boolean {
  if (isOutdated(model, from, moment, command)) return status === 409
  return model.step(moment, command).refused === status
}

/**
 * Returns whether a command names an outdated version: all concurrent clients have seen the state before the
 * first of them.
 */
function isOutdated<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  from: S,
  present: S,
  command: Command<E>,
): boolean {
  return model.namesVersion(command) && present.changes !== from.changes
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    ordersOf([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  )
}
