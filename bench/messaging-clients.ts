/**
 * The clients of the messaging benchmark, in a process of their own: they perform tasks and return the
 * results.
 */
import { Crowd } from './clients.ts'
import { type TalkWork, talkWork } from './messaging-work.ts'

const crowds = new Map<string, Crowd>()

process.on('message', async (asked) => {
  process.send?.(await found(talkWork.parse(asked)))
})

async function found(asked: TalkWork): Promise<object> {
  const crowd = crowds.get(asked.crowd) ?? new Crowd()
  crowds.set(asked.crowd, crowd)
  if (asked.work === 'open') await crowd.open(asked.base, asked.transport, asked.seats)
  if (asked.work === 'lag') return { lagsMs: await lags(crowd, asked) }
  if (asked.work === 'fan') return fan(crowd, asked)
  if (asked.work === 'close') {
    crowds.delete(asked.crowd)
    return crowd.close()
  }
  return {}
}

async function lags(
  crowd: Crowd,
  { event, talkers, times }: Extract<TalkWork, { work: 'lag' }>,
): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time++) {
    const talker = talkers[time % talkers.length]
    if (talker) all.push(await (event === 'write' ? crowd.write(talker) : crowd.emit(event, talker)))
  }
  return all
}

async function fan(
  crowd: Crowd,
  { event, talkers, forMs }: Extract<TalkWork, { work: 'fan' }>,
): Promise<object> {
  const began = performance.now()
  const said = await Promise.all(
    talkers.map(async (talker) => {
      let times = 0
      for (; performance.now() - began < forMs; times++) await crowd.emit(event, talker)
      return times * crowd.recipientCount(talker.conversationId)
    }),
  )
  return { deliveries: said.reduce((sum, one) => sum + one, 0), tookMs: performance.now() - began }
}
