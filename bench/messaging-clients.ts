/**
 * The clients of the messaging benchmark, in a process of their own: they perform tasks and return the
 * results.
 */
import { OpenScreens } from './clients.ts'
import { type MessagingWork, messagingWork } from './messaging-work.ts'

const screensByTarget = new Map<string, OpenScreens>()

process.on('message', async (task) => {
  process.send?.(await perform(messagingWork.parse(task)))
})

async function perform(task: MessagingWork): Promise<object> {
  const screens = screensByTarget.get(task.target) ?? new OpenScreens()
  screensByTarget.set(task.target, screens)
  if (task.work === 'open') await screens.open(task.base, task.transport, task.seats)
  if (task.work === 'lag') return { lagsMs: await lags(screens, task) }
  if (task.work === 'fan') return fan(screens, task)
  if (task.work === 'close') {
    screensByTarget.delete(task.target)
    return screens.close()
  }
  return {}
}

async function lags(
  screens: OpenScreens,
  { event, senders, times }: Extract<MessagingWork, { work: 'lag' }>,
): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time++) {
    const sender = senders[time % senders.length]
    if (sender) all.push(await (event === 'write' ? screens.write(sender) : screens.emit(event, sender)))
  }
  return all
}

async function fan(
  screens: OpenScreens,
  { event, senders, forMs }: Extract<MessagingWork, { work: 'fan' }>,
): Promise<object> {
  const began = performance.now()
  const deliveries = await Promise.all(
    senders.map(async (sender) => {
      let times = 0
      for (; performance.now() - began < forMs; times++) await screens.emit(event, sender)
      return times * screens.recipientCount(sender.conversationId)
    }),
  )
  return { deliveries: deliveries.reduce((sum, one) => sum + one, 0), tookMs: performance.now() - began }
}
