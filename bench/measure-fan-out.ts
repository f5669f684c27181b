import { seatAround } from '../server/src/invariants/failover/seats.ts'
import { median } from './measure.ts'
import { fanFound, type Seat, type Transport } from './messaging-work.ts'
import { type CrowdName, closeBoth, openBoth, printRatio, type Stage, timeUsed, work } from './stage.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = 800

interface Fanned {
  /**
   * Deliveries per second, the server's CPU time for each in microseconds, and the share of one CPU it used.
   */
  rate: number
  micros: number
  busy: number
}

/** Measures how many deliveries per second reach one brand's open screens. Returns the number of errors. */
export async function measureFan(stage: Stage, transport: Transport, screens: number): Promise<number> {
  const around = await seatAround(stage.databaseUrl, `Host ${transport} ${screens}`, stage.recorded.length)
  const ourRooms = around.map(({ conversationId }) => conversationId)
  const seats = seatsOf(ourRooms, around[0]?.brand ?? '', screens, (place) => around[place]?.talent ?? '')
  const bareSeats = seatsOf(stage.recorded, 'bare', screens, () => 'bare')
  const fan = (crowd: CrowdName, event: string) =>
    fanned(stage, crowd, event, crowd === 'ours' ? ourRooms : stage.recorded)
  await openBoth(stage, transport, seats, bareSeats)
  const all: { ours: Fanned; play: Fanned; send: Fanned }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const found = {
      ours: await fan('ours', 'send'),
      play: await fan('bare', 'play'),
      send: await fan('bare', 'send'),
    }
    // The first round is a warm-up.
    if (round >= 0) all.push(found)
  }
  const side = (which: 'ours' | 'play' | 'send') => {
    const middle = (what: keyof Fanned) => median(all.map((found) => found[which][what]))
    return `${middle('rate').toFixed(0)}/s, ${middle('micros').toFixed(0)} us each, ${(middle('busy') * 100).toFixed(0)} % busy`
  }
  for (const [than, which] of [
    ['the same statements', 'play'],
    ['one INSERT', 'send'],
  ] as const) {
    printRatio({
      what: `deliveries, ${screens} ${transport}, beside ${than}`,
      ratio: median(all.map((found) => found.ours.rate / found[which].rate)),
      aim: screens > 1 ? '>= 0.80' : '-',
      detail: `${side('ours')} beside ${side(which)}`,
    })
  }
  return closeBoth(stage, seats)
}

/** Returns one connection for each talent, then the brand's screens, which receive all messages. */
function seatsOf(
  rooms: readonly string[],
  host: string,
  screens: number,
  guest: (place: number) => string,
): Seat[] {
  return [
    ...rooms.map((room, place) => ({ token: guest(place), rooms: [room] })),
    ...Array.from({ length: screens }, () => ({ token: host, rooms: [...rooms] })),
  ]
}

async function fanned(
  stage: Stage,
  crowd: CrowdName,
  event: string,
  rooms: readonly string[],
): Promise<Fanned> {
  const senders = rooms.map((conversationId, from) => ({ from, conversationId }))
  const before = await timeUsed(stage[crowd])
  const { deliveries, tookMs } = fanFound.parse(
    await work(stage, { work: 'fan', crowd, event, senders, forMs: roundMs }),
  )
  const used = (await timeUsed(stage[crowd])) - before
  return { rate: (deliveries / tookMs) * 1_000, micros: used / deliveries, busy: used / 1_000 / tookMs }
}
