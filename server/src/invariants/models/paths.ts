import type { Command, Model, ModelState } from './model.ts'

/** Returns the shortest list of commands for each state that the model can reach. */
export function pathsTo<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
): Map<string, { way: Command<E>[]; standing: S }> {
  const found = new Map<string, { way: Command<E>[]; standing: S }>([
    [model.start.status, { way: [], standing: model.start }],
  ])
  for (const { way, standing } of found.values()) {
    for (const command of model.commands) {
      const { next } = model.step(standing, command)
      if (next && !found.has(next.status)) found.set(next.status, { way: [...way, command], standing: next })
    }
  }
  return found
}

/** Creates a subject and sends the commands of `way`. Throws when the server rejects one of them. */
export async function walk<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  way: readonly Command<E>[],
): Promise<T> {
  const thing = await model.make()
  for (const command of way) {
    await model.look(thing)
    const answer = await model.send(thing, command)
    if (answer.status !== 200)
      throw new Error(
        `${model.noun}: ${command.event} by ${command.by} was refused on the way: ${answer.status} ${answer.code}`,
      )
  }
  return thing
}
