import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BuiltPart } from '../scripts/built-part.ts'

const web = import.meta.dirname

/** The web app, built into `build/client` and `build/server`, with compressed twins. */
export const webPart: BuiltPart = {
  name: 'the web app',
  sources: [web, join(web, '../contract'), join(web, '../package-lock.json')],
  stamp: join(web, 'build/sources.sha256'),
  build: async () => {
    const { precompress } = await import('./precompress.ts')
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
      'bin.cjs',
    )
    execFileSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
      cwd: web,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    precompress(join(web, 'build/client/assets'))
  },
}
