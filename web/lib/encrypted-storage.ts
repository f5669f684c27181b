import type { StateStorage } from 'zustand/middleware'
import { storageKey } from './storage-key.ts'

/**
 * Local storage with encrypted values (specification section 3): AES-GCM with a key of this browser that
 * scripts cannot export. Without Web Crypto (plain http on another host) nothing is stored. A value that
 * cannot be decrypted counts as absent.
 */
export const encryptedStorage: StateStorage<Promise<void>> = {
  async getItem(name) {
    const kept = localStorage.getItem(name)
    const key = await storageKey()
    if (!kept || !key) return null
    return open(key, kept).catch(() => null)
  },
  async setItem(name, value) {
    const key = await storageKey()
    if (key) localStorage.setItem(name, await seal(key, value))
  },
  async removeItem(name) {
    localStorage.removeItem(name)
  },
}

/** Removes every value whose name has the prefix; only values are encrypted, names are not. */
export function removeEncrypted(prefix: string): void {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const name of names.filter((one) => one.startsWith(prefix))) localStorage.removeItem(name)
}

const vectorLength = 12

async function seal(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorLength))
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
  )
  return btoa(Array.from([...iv, ...sealed], (byte) => String.fromCharCode(byte)).join(''))
}

async function open(key: CryptoKey, kept: string): Promise<string> {
  const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0))
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, vectorLength) },
    key,
    bytes.slice(vectorLength),
  )
  return new TextDecoder().decode(plain)
}
