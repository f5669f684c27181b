import { at, median } from './measure.ts'
import { lagResult, type Transport } from './messaging-work.ts'
import { report } from './report.ts'
import { closeBoth, openBoth, type Stage, work } from './stage.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const perRound = 200

/**
 * Measures the time from `send` to the other screen with so many screens open, two in each conversation.
 * Returns the number of errors.
 */
export async function measureLag(stage: Stage, transport: Transport, screens: number): Promise<number> {
  const pairs = stage.pairs.slice(0, Math.ceil(screens / 2))
  const seats = pairs.flatMap(({ brand, talent, conversationId }) =>
    [brand, talent].map((token) => ({ token, rooms: [conversationId] })),
  )
  const senders = pairs.map(({ conversationId }, pair) => ({ from: pair * 2 + (pair % 2), conversationId }))
  const lags = async (target: 'ours' | 'baseline', event: string) =>
    lagResult.parse(await work(stage, { work: 'lag', target, event, senders, times: perRound })).lagsMs
  await openBoth(stage, transport, seats)
  const all: { sent: number[]; broadcast: number[]; written: number[] }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const found = {
      sent: await lags('ours', 'send'),
      broadcast: await lags('baseline', 'broadcast'),
      written: await lags('baseline', 'write'),
    }
    // The first round is a warm-up.
    if (round >= 0) all.push(found)
  }
  const ratio = (share: number) =>
    median(
      all.map(
        ({ sent, broadcast, written }) => at(sent, share) / (at(broadcast, share) + at(written, share)),
      ),
    )
  const ms = (which: 'sent' | 'broadcast' | 'written', share: number) =>
    at(
      all.flatMap((found) => found[which]),
      share,
    ).toFixed(1)
  const compared = (share: number) =>
    `${ms('sent', share)} ms compared with ${ms('broadcast', share)} + ${ms('written', share)}`
  report({
    what: `send to the other screen, ${screens} ${transport}, p99 beside a broadcast and one INSERT`,
    value: ratio(0.99),
    atMost: 1.5,
    detail: `${compared(0.99)}; p50 ratio ${ratio(0.5).toFixed(2)}, ${compared(0.5)}`,
  })
  return closeBoth(stage, seats)
}
