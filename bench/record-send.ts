import { randomUUID } from 'node:crypto'
import { type SeatedPair, seatAround } from '../server/src/invariants/failover/seats.ts'
import { inject } from '../server/src/platform/testing/inject.ts'
import { openBenchServer } from './bench-server.ts'
import { recordStatements } from './record-statements.ts'
import type { Played } from './replay.ts'
import type { Statement } from './statement.ts'

/**
 * Creates conversations of talents with a brand and records the product's PostgreSQL statements for one
 * message in each, by conversation.
 */
export async function recordSends(
  databaseUrl: string,
  folder: string,
  talents: number,
): Promise<Record<string, Played>> {
  const server = await openBenchServer(databaseUrl, folder)
  const around = await seatAround(databaseUrl, 'Bare host', talents)
  const send = async ({ conversationId, talent }: SeatedPair) => {
    const body = {
      conversationId,
      clientId: randomUUID(),
      text: 'Could we move the shoot to the second week, and keep the same place?',
    }
    const { status } = await inject(server.app, '/messages/send', body, { token: talent, key: randomUUID() })
    if (status !== 200) throw new Error(`send: ${status}`)
  }
  const recorded: Record<string, Played> = {}
  for (const pair of around) {
    await send(pair)
    const first = await recordStatements(() => send(pair))
    const second = await recordStatements(() => send(pair))
    recorded[pair.conversationId] = {
      statements: second,
      isFresh: second.map((statement, at) => differing(statement, first[at])),
    }
  }
  await server.stop()
  return recorded
}

/** Returns which values of a statement differ from the previous message: each message has its own. */
function differing({ text, values }: Statement, before: Statement | undefined): boolean[] {
  if (before?.text !== text) throw new Error(`Two sends differ in their statements: ${text}`)
  return values.map((value, at) => JSON.stringify(value) !== JSON.stringify(before.values[at]))
}
