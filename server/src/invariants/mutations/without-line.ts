import { mutations } from './mutations.ts'

interface Loaded {
  name: string
  enforce: 'pre'
  transform(code: string, id: string): string | null
}

/**
 * Takes one guard out of the code while it is loaded; the files stay as they are. `WITHOUT_GUARD` is its number. Throws when the code it
 * should take out is not there, so that the list cannot grow stale.
 */
export function withoutLine(): Loaded | null {
  const chosen = process.env.WITHOUT_GUARD
  if (chosen === undefined) return null
  const taken = mutations[Number(chosen)]
  if (!taken) throw new Error(`There is no guard ${chosen}`)
  return {
    name: 'without-guard',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(`/server/${taken.file}`)) return null
      if (!code.includes(taken.guard))
        throw new Error(`The guard “${taken.title}” is not in ${taken.file} any more`)
      return code.replaceAll(taken.guard, taken.without)
    },
  }
}
