import { readFileSync } from 'node:fs'
import { readConfig } from '../../config.ts'
import { setEngine } from '../database/database.ts'
import { openEngine } from '../database/open.ts'
import { sealSources } from '../jobs/jobs.tables.ts'
import { errorOfProof, proveRow, rowProof } from './prove-row.ts'

/**
 * Implements `npm run ledger:prove -w server -- <event|journal|transition> <id>`, which prints the proof of one row as
 * JSON, and `-- --check <file> <public key>`, which checks such a proof without a database.
 */
const [first, second, third] = process.argv.slice(2)
if (first === '--check' && second && third) check(second, third)
else {
  const source = sealSources.find((known) => known === first)
  const id = Number(second)
  if (source && Number.isSafeInteger(id)) await prove(source, id)
  else fail('Usage: ledger:prove -- <event|journal|transition> <id>, or --check <file> <public key>')
}

function check(file: string, publicKey: string): void {
  const error = errorOfProof(rowProof.parse(JSON.parse(readFileSync(file, 'utf8'))), publicKey)
  if (error) fail(`The proof does not hold: ${error}.`)
  else process.stdout.write('The proof holds.\n')
}

async function prove(source: (typeof sealSources)[number], id: number): Promise<void> {
  const { engine, release } = await openEngine(readConfig())
  setEngine(engine)
  const proof = await proveRow(source, id)
  await engine.close()
  await release()
  if (proof) process.stdout.write(`${JSON.stringify(proof, null, 2)}\n`)
  else fail(`There is no sealed ${source} ${id}.`)
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
