import { seatAround } from '../server/src/proofs/nodes/seats.ts'
import { median } from './measure.ts'
import { type CrowdName, closeBoth, openBoth, type Stage, tell, timeUsed, work } from './stage.ts'
import { fanFound, type Transport } from './talk-work.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = 1_000
const guests = 4

/** Measures how many deliveries a second reach one brand's open screens; gives the number of faults. */
export async function measureFan(stage: Stage, transport: Transport, screens: number): Promise<number> {
  const around = await seatAround(stage.databaseUrl, `Host ${transport} ${screens}`, guests)
  const rooms = around.map(({ conversationId }) => conversationId)
  const host = around[0]?.brand ?? ''
  const seats = [
    ...around.map(({ talent, conversationId }) => ({ token: talent, rooms: [conversationId] })),
    ...Array.from({ length: screens }, () => ({ token: host, rooms })),
  ]
  const talkers = rooms.map((conversationId, from) => ({ from, conversationId }))
  const fan = async (crowd: CrowdName) => {
    const before = await timeUsed(stage[crowd])
    const { deliveries, tookMs } = fanFound.parse(await work(stage, { work: 'fan', crowd, talkers, forMs: roundMs }))
    const cpu = (await timeUsed(stage[crowd])) - before
    return { rate: (deliveries / tookMs) * 1_000, busy: cpu / 1_000 / tookMs, micros: cpu / deliveries }
  }
  await openBoth(stage, transport, seats)
  const all: Record<CrowdName, Awaited<ReturnType<typeof fan>>>[] = []
  for (let round = -1; round < rounds; round += 1) {
    const found = { ours: await fan('ours'), bare: await fan('bare') }
    // The first round warms both.
    if (round >= 0) all.push(found)
  }
  const middle = (crowd: CrowdName, what: 'rate' | 'busy' | 'micros') => median(all.map((found) => found[crowd][what]))
  const side = (crowd: CrowdName) =>
    `${middle(crowd, 'rate').toFixed(0)}/s, ${middle(crowd, 'micros').toFixed(0)} us each, ${(middle(crowd, 'busy') * 100).toFixed(0)} % busy`
  tell({
    what: `deliveries, ${screens} ${transport}`,
    ratio: median(all.map(({ ours, bare }) => ours.rate / bare.rate)),
    // With one screen each delivery is a message of its own: that is the price of a send, which has a row of its own above.
    aim: screens > 1 ? '>= 0.80' : '-',
    detail: `${side('ours')} beside ${side('bare')}`,
  })
  return closeBoth(stage, seats)
}
