import type { Page } from 'playwright-core'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { People } from './roster-steps.ts'

/** Number of messages to write: 0 unless set, as by `E2E_MESSAGES=500 npm run test:e2e -- conversations`. */
const messageCount = Number(process.env.E2E_MESSAGES ?? 0)
const seed = Number(process.env.E2E_SEED ?? 7)

/** Returns a seeded random generator: the same seed gives the same numbers. */
function dice(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Writes from two tabs with repeated disconnects and reloads: each message is sent once, in the order of its
 * tab.
 */
export async function sendThroughDisconnects({ step }: Stage, { brand, talent }: People): Promise<void> {
  if (messageCount === 0) return
  talent.expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|socket|Failed to fetch/i)
  const conversationId = /[0-9a-f-]{36}$/.exec(new URL(talent.page.url()).pathname)?.[0] ?? ''
  const second = await talent.page.context().newPage()
  await step(
    `the talent writes ${messageCount} messages from two tabs with repeated disconnects (seed ${seed})`,
    async () => {
      await second.goto(talent.page.url())
      await fieldOf(second).waitFor()
      await writeAll(talent, second)
    },
  )
  await step('each message exists once, in the order in which its tab wrote it', async () => {
    const texts = await allTexts(brand, conversationId)
    for (const tab of ['one', 'two']) {
      const own = texts.filter((text) => text.startsWith(`Tab ${tab}, `))
      const expected = Array.from({ length: messageCount }, (_, at) => at).filter((at) => tabOf(at) === tab)
      if (own.join('\n') !== expected.map((at) => textOf(at)).join('\n'))
        throw new Error(`Tab ${tab} wrote ${expected.length}, there are ${own.length}: ${own.join(' | ')}`)
    }
  })
  await second.close()
}

const tabOf = (at: number): string => (at % 3 === 2 ? 'two' : 'one')
const textOf = (at: number): string => `Tab ${tabOf(at)}, number ${at}`
const fieldOf = (page: Page) => page.getByLabel('Message', { exact: true })

async function writeAll(talent: Person, second: Page): Promise<void> {
  const chance = dice(seed)
  const context = talent.page.context()
  let isOffline = false
  for (let at = 0; at < messageCount; at += 1) {
    const page = tabOf(at) === 'one' ? talent.page : second
    // A page that was interrupted while loading needs the connection; it loads as soon as that is back.
    if (isOffline && !(await fieldOf(page).isVisible())) {
      isOffline = false
      await context.setOffline(false)
    }
    await fieldOf(page).fill(textOf(at))
    await page.getByRole('button', { name: 'Send message' }).click()
    if (chance() < (isOffline ? 0.35 : 0.12)) {
      isOffline = !isOffline
      await context.setOffline(isOffline)
    }
    // A page cannot load offline; online, the reload follows directly after the click.
    if (!isOffline && chance() < 0.04) await page.reload()
  }
  await context.setOffline(false)
  for (const page of [talent.page, second])
    await page.getByText('Waiting to send').first().waitFor({ state: 'hidden' })
}

/** Returns all texts of a conversation, read page by page. */
async function allTexts(person: Person, conversationId: string): Promise<string[]> {
  const texts: string[] = []
  const before = Date.now()
  for (;;) {
    const page: { items: { no: number; text: string }[]; lastNo: number } = await ask(
      person,
      '/messages/getHistory',
      {
        conversationId,
        from: texts.length + 1,
        limit: 100,
      },
    )
    for (const { no, text } of page.items) {
      if (no !== texts.length + 1) throw new Error(`Found number ${no} instead of ${texts.length + 1}`)
      texts.push(text)
    }
    const written = texts.filter((text) => text.startsWith('Tab ')).length
    if (texts.length >= page.lastNo && (written >= messageCount || Date.now() - before > 60_000)) return texts
    if (page.items.length === 0) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
