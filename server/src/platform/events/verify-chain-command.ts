import { readConfig } from '../../config.ts'
import { setEngine } from '../database/database.ts'
import { openEngine } from '../database/open.ts'
import { openSealKeys } from './seal-keys.ts'
import { verifyChain } from './verify-chain.ts'

/**
 * Implements `npm run audit:verify -w server`: checks the chain, names the first broken seal and the unsealed
 * rows.
 */
const config = readConfig()
const { engine, release } = await openEngine(config)
setEngine(engine)
openSealKeys(config)
const { checked, broken, unsealed } = await verifyChain()
say(`${checked} sealed rows checked`)
if (unsealed.length > 0) say(`not yet sealed: ${unsealed.join(', ')}`)
say(broken ? `BROKEN at ${broken}` : 'The chain is whole.')
await engine.close()
await release()
process.exitCode = broken ? 1 : 0

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
