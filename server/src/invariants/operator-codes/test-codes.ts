import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startCluster } from '../failover/cluster.ts'

/**
 * Sends wrong codes for one operator’s password to two nodes in parallel: at most five are judged, and the right code
 * opens nothing afterwards. `OPERATOR_CODES` shortens it; the full form is 10,000 codes.
 */
const count = Number(process.env.OPERATOR_CODES ?? 10_000)
/** Requests that are open at the same time. */
const parallel = 200
const email = 'olive@marquee.example'
const password = 'nine quiet harbour lamps'
const command = fileURLToPath(new URL('../../operator-command.ts', import.meta.url))

// Both nodes check codes with the same key, as in production.
process.env.APP_SECRET ??= randomBytes(32).toString('base64url')
const cluster = await startCluster()
try {
  const errors = await guess()
  console.log(
    errors.length === 0 ? `codes: ${count} wrong ones over two nodes, five judged` : errors.join('\n'),
  )
  process.exitCode = errors.length === 0 ? 0 : 1
} finally {
  await cluster.stop()
}

async function guess(): Promise<string[]> {
  addOperator()
  const asked = await post(cluster.nodes[0], 'generateOtp', { email, password })
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const right = await emailedCode(cluster.nodes[0])
  const statuses = new Map<number, number>()
  let sent = 0
  const send = async (): Promise<void> => {
    while (sent < count) {
      const turn = sent++
      const code = String(turn % 1_000_000).padStart(6, '0')
      const wrong = code === right ? '999999' : code
      const reply = await post(cluster.nodes[turn % 2 === 0 ? 0 : 1], 'verifyOtp', { code: wrong }, cookie)
      await reply.arrayBuffer()
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: parallel }, send))
  const errors: string[] = []
  if (statuses.get(403) !== count) errors.push(`Not every code was refused: ${JSON.stringify([...statuses])}`)
  const judged = await attemptsOf()
  if (judged !== 5) errors.push(`${judged} codes were judged instead of five.`)
  for (const node of cluster.nodes) {
    const late = await post(node, 'verifyOtp', { code: right }, cookie)
    if (late.status !== 403) errors.push(`The right code was accepted afterwards: ${late.status}`)
  }
  return errors
}

function addOperator(): void {
  const { status } = spawnSync(process.execPath, [command, 'add', '--email', email, '--name', 'Olive Hart'], {
    env: { ...process.env, DATABASE_URL: cluster.databaseUrl },
    input: `${password}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The operator was not added: ${status}`)
}

function post(node: string, call: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${node}/api/superAdmin/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

async function emailedCode(node: string): Promise<string> {
  const reply = await fetch(`${node}/dev/mail/list.json`)
  return /"subject":"(\d{6}) is/.exec(await reply.text())?.[1] ?? ''
}

async function attemptsOf(): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ attempts: number }>('select attempts from challenges')
  await client.end()
  return rows[0]?.attempts ?? 0
}
