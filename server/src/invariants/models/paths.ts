import type { Command, Model, ModelState } from './model.ts'

/** Returns the shortest list of commands for each state that the model can reach. */
export function pathsTo<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
): Map<string, { way: Command<E>[]; state: S }> {
  const found = new Map<string, { way: Command<E>[]; state: S }>([
    [model.start.status, { way: [], state: model.start }],
  ])
  for (const { way, state } of found.values()) {
    for (const command of model.commands) {
      const { next } = model.step(state, command)
      if (next && !found.has(next.status)) found.set(next.status, { way: [...way, command], state: next })
    }
  }
  return found
}

/** Creates a subject and sends the commands of `way`. Throws when the server rejects one of them. */
export async function walk<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  way: readonly Command<E>[],
): Promise<T> {
  const subject = await model.make()
  for (const command of way) {
    await model.readStatus(subject)
    const answer = await model.send(subject, command)
    if (answer.status !== 200)
      throw new Error(
        `${model.noun}: ${command.event} by ${command.by} was refused on the way: ${answer.status} ${answer.code}`,
      )
  }
  return subject
}
