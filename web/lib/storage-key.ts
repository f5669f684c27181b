const database = 'marquee'
const storeName = 'keys'
const name = 'local-storage'

/** How long the browser may take to open its key store, in milliseconds. A page that waits for it sends no message meanwhile. */
const openTimeoutMs = 5_000

let opened: Promise<CryptoKey | null> | undefined
let timeout: Promise<null> | undefined

/**
 * Returns the encryption key of this browser for stored values: created once, not extractable, kept in
 * IndexedDB; null where none is available within five seconds.
 */
export function storageKey(): Promise<CryptoKey | null> {
  opened ??= readOrMake().catch(() => null)
  timeout ??= pause(openTimeoutMs)
  // A key that comes later is used from then on.
  return Promise.race([opened, timeout])
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}

async function readOrMake(): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null
  const store = await openDatabase()
  const kept = await settled(store.transaction(storeName).objectStore(storeName).get(name))
  if (kept instanceof CryptoKey) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await settled(store.transaction(storeName, 'readwrite').objectStore(storeName).put(made, name))
  return made
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
