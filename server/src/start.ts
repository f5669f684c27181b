import './require-node.ts'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// The compiled code is kept for the next start, beside the bundle: in the folder for temporary files another user of the machine could
// put code of their own. Where that cannot be written, nothing is kept. This must be set before `main.ts` is loaded, so this file
// loads nothing else.
enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))
// The part of the heap for new objects may not grow while code is loaded: it would keep 50 MB that an idle server does not need.
// With requests it grows as usual.
setFlagsFromString('--semi-space-growth-factor=1')
await import('./main.ts')
setFlagsFromString('--semi-space-growth-factor=2')

// A tenth of the memory is garbage of the start. It is given back once, before the first requests as a rule; V8 would keep it for later.
setFlagsFromString('--expose-gc')
const collectGarbage: typeof globalThis.gc = runInNewContext('gc')
setTimeout(() => collectGarbage?.({ type: 'major', flavor: 'last-resort' }), 1_000).unref()
