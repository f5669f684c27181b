import { webcrypto } from 'node:crypto'

// Browsers encrypt, jsdom does not. Not a stub, which `vi.unstubAllGlobals()` would undo.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
