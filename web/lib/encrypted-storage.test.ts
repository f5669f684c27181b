// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import './testing/crypto.ts'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('nothing is stored where the browser cannot encrypt', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { encryptedStorage } = await import('./encrypted-storage.ts')
  await encryptedStorage.setItem('marquee.state', 'secret')
  expect(localStorage.length).toBe(0)
  expect(await encryptedStorage.getItem('marquee.state')).toBeNull()
})

it('values are stored encrypted and read back', async () => {
  stubKey(await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']))
  const { encryptedStorage } = await import('./encrypted-storage.ts')
  await encryptedStorage.setItem('marquee.state', 'secret words')
  expect(localStorage.getItem('marquee.state')).not.toContain('secret')
  expect(await encryptedStorage.getItem('marquee.state')).toBe('secret words')
  localStorage.setItem('marquee.state', 'AAAA')
  expect(await encryptedStorage.getItem('marquee.state')).toBeNull()
})

function stubKey(key: CryptoKey): void {
  vi.doMock('./storage-key.ts', () => ({ storageKey: () => Promise.resolve(key) }))
}
