import { seatAround } from '../server/src/invariants/failover/seats.ts'
import { median } from './measure.ts'
import { fanOutResult, type Seat, type Transport } from './messaging-work.ts'
import { printProfileOf } from './print-profile.ts'
import { report } from './report.ts'
import { closeBoth, openBoth, type Stage, type TargetName, timeUsed, work } from './stage.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = 800
const profileMs = 8_000

interface FanOutResult {
  deliveries: number
  /**
   * Deliveries per second, the server's CPU time for each in microseconds, and the share of one CPU it used.
   */
  rate: number
  micros: number
  busy: number
}

/**
 * Measures how many deliveries per second reach one brand's open screens, or prints where their CPU time goes. Returns the number of errors.
 */
export async function measureFan(stage: Stage, transport: Transport, screens: number): Promise<number> {
  const around = await seatAround(stage.databaseUrl, `Host ${transport} ${screens}`, stage.recorded.length)
  const ourRooms = around.map(({ conversationId }) => conversationId)
  const seats = seatsOf(ourRooms, around[0]?.brand ?? '', screens, (place) => around[place]?.talent ?? '')
  const baselineSeats = seatsOf(stage.recorded, 'baseline', screens, () => 'baseline')
  const fan = (target: TargetName, event: string, forMs = roundMs) =>
    measureTarget(stage, target, event, target === 'ours' ? ourRooms : stage.recorded, forMs)
  await openBoth(stage, transport, seats, baselineSeats)
  if (stage.profileIn !== null) {
    for (const [target, event] of [
      ['ours', 'send'],
      ['baseline', 'play'],
    ] as const) {
      await fan(target, event)
      const name = `${target}, a delivery to ${screens} ${transport}`
      await printProfileOf(name, stage[target], stage.profileIn, async () => {
        const { deliveries } = await fan(target, event, profileMs)
        return deliveries
      })
    }
    return closeBoth(stage, seats)
  }
  const all: { ours: FanOutResult; play: FanOutResult; send: FanOutResult }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const found = {
      ours: await fan('ours', 'send'),
      play: await fan('baseline', 'play'),
      send: await fan('baseline', 'send'),
    }
    // The first round is a warm-up.
    if (round >= 0) all.push(found)
  }
  const side = (which: 'ours' | 'play' | 'send') => {
    const middle = (what: keyof FanOutResult) => median(all.map((found) => found[which][what]))
    return `${middle('rate').toFixed(0)}/s, ${middle('micros').toFixed(0)} us each, ${(middle('busy') * 100).toFixed(0)} % busy`
  }
  for (const [than, which, atLeast] of [
    ['the same statements', 'play', screens > 100 ? 0.8 : 0.85],
    ['one INSERT', 'send', 0.6],
  ] as const) {
    report({
      what: `deliveries, ${screens} ${transport}, beside ${than}`,
      value: median(all.map((found) => found.ours.rate / found[which].rate)),
      // The aims are those of many screens.
      ...(screens > 1 && { atLeast }),
      detail: `${side('ours')} compared with ${side(which)}`,
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

async function measureTarget(
  stage: Stage,
  target: TargetName,
  event: string,
  rooms: readonly string[],
  forMs: number,
): Promise<FanOutResult> {
  const senders = rooms.map((conversationId, from) => ({ from, conversationId }))
  const before = await timeUsed(stage[target])
  const { deliveries, tookMs } = fanOutResult.parse(
    await work(stage, { work: 'fan', target, event, senders, forMs }),
  )
  const used = (await timeUsed(stage[target])) - before
  return {
    deliveries,
    rate: (deliveries / tookMs) * 1_000,
    micros: used / deliveries,
    busy: used / 1_000 / tookMs,
  }
}
