import type { Command, Model, ModelState } from './model.ts'

/** What one client asked in a crowd and what it was told. */
interface Told<E extends string> {
  command: Command<E>
  status: number
}

/**
 * Looks for an order of the successes in which each is a legal move, that ends where the server stands, and in which every refusal
 * was right at some moment. Null when there is none: then the history is not linear.
 */
export function explain<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  from: S,
  told: readonly Told<E>[],
  endsAt: string,
): S | null {
  const successes = told.filter(({ status }) => status === 200).map(({ command }) => command)
  const refusals = told.filter(({ status }) => status !== 200)
  for (const order of ordersOf(successes)) {
    const moments = replay(model, from, order)
    const last = moments?.at(-1)
    if (
      moments &&
      last?.status === endsAt &&
      refusals.every((refusal) => moments.some((moment) => isRight(model, from, moment, refusal)))
    )
      return last
  }
  return null
}

/** Sends commands at the same time and tells what came back. */
export async function sendTogether<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  thing: T,
  commands: readonly Command<E>[],
): Promise<Told<E>[]> {
  return Promise.all(
    commands.map(async (command) => ({ command, status: (await model.send(thing, command)).status })),
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
  { command, status }: Told<E>,
): boolean {
  if (isOutdated(model, from, moment, command)) return status === 409
  return model.step(moment, command).refused === status
}

/** All clients of a crowd have seen the thing as it stood before. */
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
