/** Names one entry of the cache and its type. */
export interface CacheKey<Value> {
  readonly name: string
  /** Never set; ties the type to the key. */
  readonly value?: Value
}

interface Entry {
  value: unknown
  /** The stored text that `value` was made from; null for what is loaded by time. */
  version: string | null
  until: number
}

/** Values made from rows that seldom change. It belongs to one opened database and ends with it. */
export class ReferenceCache {
  readonly #entries = new Map<string, Entry>()

  /** The value made from this version; made again when the version is another one. */
  ofVersion<Value>(key: CacheKey<Value>, version: string, make: () => Value): Value {
    const known = this.#entries.get(key.name)
    if (known?.version === version) return known.value as Value
    const value = make()
    this.#entries.set(key.name, { value, version, until: 0 })
    return value
  }

  /** The value of this version, loaded again when the version is another one. */
  async loadVersion<Value>(
    key: CacheKey<Value>,
    version: string,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const known = this.#entries.get(key.name)
    if (known?.version === version) return known.value as Value
    const value = await load()
    this.#entries.set(key.name, { value, version, until: 0 })
    return value
  }

  /** The value, loaded again when it is older than `lifeMs`. */
  async ofLife<Value>(key: CacheKey<Value>, lifeMs: number, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key.name)
    if (known && known.until > Date.now()) return known.value as Value
    const value = await load()
    this.#entries.set(key.name, { value, version: null, until: Date.now() + lifeMs })
    return value
  }
}
