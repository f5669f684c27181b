import { existsSync, readFileSync } from 'node:fs'
import { build, sources, stamp } from './build.ts'
import { hashOfSources } from './sources-hash.ts'

/** Builds the web only when its sources or the contract's differ from those of the last build. */
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfSources(sources)) {
  process.stdout.write('Building the web, once for these sources …\n')
  build()
}
