/** Builds the web app and the server: `npm run build`. With `--if-stale`, only the parts whose sources have changed. */
import { serverPart } from '../server/build.ts'
import { webPart } from '../web/build.ts'
import { build, isStale } from './built-part.ts'

const onlyStale = process.argv.includes('--if-stale')

for (const part of [webPart, serverPart]) {
  if (onlyStale && !isStale(part)) continue
  if (onlyStale) process.stdout.write(`Building ${part.name}, once for these sources …\n`)
  await build(part)
}
