/**
 * The clients of the messaging benchmark, in a process of their own: they perform tasks and return the
 * results.
 */
import { Crowd } from './clients.ts'
import { type MessagingWork, messagingWork } from './messaging-work.ts'

const crowds = new Map<string, Crowd>()

process.on('message', async (asked) => {
  process.send?.(await found(messagingWork.parse(asked)))
})

async function found(asked: MessagingWork): Promise<object> {
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
  { event, senders, times }: Extract<MessagingWork, { work: 'lag' }>,
): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time++) {
    const sender = senders[time % senders.length]
    if (sender) all.push(await (event === 'write' ? crowd.write(sender) : crowd.emit(event, sender)))
  }
  return all
}

async function fan(
  crowd: Crowd,
  { event, senders, forMs }: Extract<MessagingWork, { work: 'fan' }>,
): Promise<object> {
  const began = performance.now()
  const said = await Promise.all(
    senders.map(async (sender) => {
      let times = 0
      for (; performance.now() - began < forMs; times++) await crowd.emit(event, sender)
      return times * crowd.recipientCount(sender.conversationId)
    }),
  )
  return { deliveries: said.reduce((sum, one) => sum + one, 0), tookMs: performance.now() - began }
}
