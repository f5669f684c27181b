import type { VitestPluginContext } from 'vitest/node'
import { mutations } from './mutations.ts'

interface Loaded {
  name: string
  enforce: 'pre'
  configureVitest(context: Pick<VitestPluginContext, 'defineCacheKeyGenerator'>): void
  transform(code: string, id: string): string | null
}

/**
 * Returns a loader that removes one guard while the code is loaded; the files do not change. `WITHOUT_GUARD`
 * is its number. Throws when the guard is not in the code, so that the list cannot become outdated.
 */
export function withoutLine(): Loaded | null {
  const chosen = process.env.WITHOUT_GUARD
  if (chosen === undefined) return null
  const taken = mutations[Number(chosen)]
  if (!taken) throw new Error(`There is no guard ${chosen}`)
  const isChanged = (id: string) => id.split('?')[0]?.endsWith(`/server/${taken.file}`)
  return {
    name: 'without-guard',
    enforce: 'pre',
    // Vitest stores transformed modules: one without its guard must not be used by other runs, nor one with it by this.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? `without ${taken.title}` : undefined)),
    transform(code, id) {
      if (!isChanged(id)) return null
      if (!code.includes(taken.guard))
        throw new Error(`The guard “${taken.title}” is not in ${taken.file} any more`)
      return code.replaceAll(taken.guard, taken.without)
    },
  }
}
