import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { precompress } from './precompress.ts'
import { hashOfSources } from './sources-hash.ts'

const web = import.meta.dirname
export const sources = [web, join(web, '../contract')]
/** Written last: an interrupted build leaves no stamp and is repeated. */
export const stamp = join(web, 'build/sources.sha256')

/** Builds the web into `build/client` and `build/server`, with compressed twins. */
export function build(): void {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  )
  const hash = hashOfSources(sources)
  execFileSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  precompress(join(web, 'build/client/assets'))
  writeFileSync(stamp, hash)
}

if (import.meta.main) build()
