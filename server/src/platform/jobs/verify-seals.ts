import { readConfig } from '../../config.ts'
import { useEngine } from '../database.ts'
import { openEngine } from '../database/open.ts'
import { verifyChain } from './verify-chain.ts'

/** `npm run audit:verify -w server`: walks the chain, names the first broken place and the rows not yet sealed. */
const { engine, release } = await openEngine(readConfig(process.env))
useEngine(engine)
const { checked, broken, unsealed } = await verifyChain()
console.log(`${checked} seals checked`)
if (unsealed.length > 0) console.log(`not yet sealed: ${unsealed.join(', ')}`)
console.log(broken ? `BROKEN at ${broken}` : 'The chain is whole.')
await engine.close()
await release()
process.exitCode = broken ? 1 : 0
