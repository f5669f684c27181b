import { join } from 'node:path'

const app = join(import.meta.dirname, 'app')

/** What every signed-in page starts with. */
const shell = ['entry.client.tsx', 'root.tsx', 'product.tsx', 'signed-in/layout.tsx']

/** The first page of each role, with the frame of its area. */
const homes = {
  brand: ['brand/layout.tsx', 'brand/home.tsx'],
  talent: ['talent/layout.tsx', 'talent/home.tsx'],
  agent: ['agent/layout.tsx', 'agent/home.tsx'],
}

/** The search of brands, which the largest number of modules belong to of the pages that people start with. */
const search = ['brand/find-talent.tsx']

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** The chunk of each module that a home page, or the search, loads before it shows. */
class StartChunks {
  #names: Map<string, string> | undefined
  #search: ReadonlySet<string> | undefined

  /**
   * Returns `start` for what every home needs, or the brand’s and another one, `start-payee` for what those of talents and agents need,
   * `start-brand` and so on for what one needs, else null.
   */
  nameOf(id: string, graph: Graph): string | null {
    this.#names ??= this.#read(graph)
    return this.#names.get(id) ?? null
  }

  /** Returns the name for what the search needs, else null. */
  searchNameOf(id: string, graph: Graph, name: string): string | null {
    this.#search ??= reachedFrom(search, graph)
    return this.#search.has(id) ? name : null
  }

  #read(graph: Graph): Map<string, string> {
    const roles = new Map<string, string[]>()
    for (const [role, files] of Object.entries(homes))
      for (const id of reachedFrom(files, graph)) roles.set(id, [...(roles.get(id) ?? []), role])
    const names = new Map([...roles].map(([id, needing]) => [id, nameFor(needing)]))
    for (const id of reachedFrom(shell, graph)) names.set(id, 'start')
    // The entry of TanStack Query imports all its modules, used or not; `data` below has those that are used.
    for (const id of names.keys()) if (id.includes('@tanstack')) names.delete(id)
    return names
  }
}

function nameFor(roles: readonly string[]): string {
  if (roles.length === 1) return `start-${roles[0]}`
  return roles.includes('brand') ? 'start' : 'start-payee'
}

/** Returns the modules that these files of the app import, directly or not, with themselves. */
function reachedFrom(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = files.map((file) => join(app, file))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

const starts = new StartChunks()

/**
 * Modules that several pages share are bundled together: many tiny files compress badly, and each costs a request and
 * time of the main thread. A module belongs to the first group that takes it, with what it imports.
 */
export const chunks = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // Several queries at once, and lists read page by page, are no part of a home.
  {
    name: 'data',
    test: /node_modules[\\/](dayjs|zustand|@tanstack)[\\/](?!.*(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery))/,
  },
  // The library of schemas, which forms load, with its settings.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|web[\\/]lib[\\/](zod|schema-settings)\.ts/ },
  // What several roles need comes first: a group takes what its modules import.
  ...['start', 'start-payee', 'start-brand', 'start-talent', 'start-agent'].map((name) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (starts.nameOf(id, graph) === name ? name : null),
  })),
  { name: 'lists', test: /infiniteQueryObserver|useInfiniteQuery|use-paged-query/ },
  {
    name: 'look',
    test: /web[\\/](ui|lib)[\\/](?!use-call-form|use-mandate|use-signature|end-visit|phone-|theme)[^\\/]+\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'fields',
    test: /web[\\/]ui[\\/]fields|node_modules[\\/](@mantine|clsx)[\\/]/,
    minShareCount: 20,
  },
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 3 },
  // Of the search, what pages before the sign-in need too.
  { name: 'forms', test: /web[\\/]lib[\\/]use-call-form/ },
  { name: 'codes', test: /contract[\\/]src[\\/]rules[\\/]codes/ },
  // Rules and calls apart from screens, whose styles public pages would get with them.
  {
    test: /[\\/]contract[\\/]src[\\/]/,
    debugName: 'search-calls',
    name: (id: string, graph: Graph) => starts.searchNameOf(id, graph, 'search-calls'),
  },
  // Only our own: libraries with one entry, such as Mantine, would bring everything that any page uses.
  {
    test: /[\\/]web[\\/](app[\\/]brand|features)[\\/]/,
    debugName: 'search',
    name: (id: string, graph: Graph) => starts.searchNameOf(id, graph, 'search'),
  },
  // What the schemas of many calls and forms are made of.
  {
    name: 'terms',
    test: /[\\/]contract[\\/]src[\\/](rules|terms|lifecycles)[\\/]|contract[\\/]src[\\/](call|on-behalf)\.ts$/,
    minShareCount: 12,
  },
]
