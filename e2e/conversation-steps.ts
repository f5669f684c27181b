import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Cast } from './roster-steps.ts'
import type { WorkFile } from './work-files.ts'

const inTunnel = ['Just went into a tunnel', 'Still in it', 'Nearly out']

/** Writes and sends with the keyboard, as on a laptop. */
async function says({ page }: Person, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

function streamOf({ page }: Person): Locator {
  return page.getByRole('log', { name: 'Messages' })
}

/** From an application the brand writes the first words; the talent's phone shows them without reloading. */
export async function startConversation(
  { step, looksRight }: Stage,
  { brand, talent }: Cast,
  campaignId: string,
): Promise<void> {
  await step('The talent has no conversations yet and reads what brings them', async () => {
    await talent.opens('/dashboard/talent/messages')
    await talent.sees('No conversations yet')
    await talent.staysHere()
  })
  await looksRight(talent, 'Messages of a talent without any')
  await step('The brand writes to an applicant', async () => {
    await brand.opens(`/dashboard/campaigns/${campaignId}`)
    await brand.clicks(new RegExp(talent.name))
    await brand.clicks('Message')
    await brand.isAt(/\/dashboard\/messages\/[0-9a-f-]{36}$/)
    await says(brand, 'Hello Jonas, your pictures of the harbour are lovely.')
    await brand.sees('Hello Jonas, your pictures of the harbour are lovely.')
    await brand.staysHere()
  })
  await looksRight(brand, 'A conversation that has just begun')
  await step('The talent sees it without reloading, and opens it', async () => {
    await talent.sees(/^Hello Jonas/)
    await talent.sees('1 unread')
    await talent.follows(/Hello Jonas/)
    await talent.sees('New messages')
    await talent.hasNotReloaded()
  })
  await looksRight(talent, 'A conversation with something new')
  await step('The brand sees that it was read', () => brand.sees('Read'))
}

/** The talent and their agent both answer; everybody sees who wrote, and for whom. */
export async function talkAsThree(
  { step, looksRight }: Stage,
  { agent, brand, talent }: Cast,
): Promise<void> {
  await step('The talent answers, and the brand sees them typing and then the words', async () => {
    await talent.page.getByLabel('Message', { exact: true }).pressSequentially('Thank you!', { delay: 60 })
    await brand.sees(/Jonas Weber is typing/)
    await talent.clicks('Send the message')
    await brand.sees('Thank you!')
    await brand.hasNotReloaded()
  })
  await step('The agent finds the conversation under the name of the talent', async () => {
    await agent.clicks(/^Messages/)
    await agent.sees(/for Jonas Weber/)
    await agent.follows(/Northwind/)
    await agent.sees('Thank you!')
    await agent.staysHere()
  })
  await looksRight(agent, 'A conversation of a talent, as the agent sees it')
  await step('The agent answers, too, and both read for whom', async () => {
    await says(agent, 'We keep the second week of the month free.')
    await brand.sees('Rhea Malone for Jonas Weber')
    await talent.sees('Rhea Malone for Jonas Weber')
  })
  await step('The brand answers one message with a heart', async () => {
    await streamOf(brand).getByText('We keep the second week of the month free.').hover()
    await brand.clicks('More about the message of Rhea Malone')
    await brand.clicks('heart')
    await agent.page.getByLabel('heart, 1').waitFor()
  })
}

/** An emoji is found by a keyword, chosen with the keyboard and sent. */
export async function sendEmoji({ step, looksRight }: Stage, { brand, talent }: Cast): Promise<void> {
  const { page } = talent
  await step('The talent searches the emojis', async () => {
    await talent.clicks('Emojis')
    await page.getByRole('button', { name: 'grinning face', exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search emojis' }).fill('clapper')
    await page.getByRole('button', { name: 'clapper board' }).waitFor()
  })
  await looksRight(talent, 'The emojis of a conversation')
  await step('The arrow keys and Enter choose one', async () => {
    await page.getByRole('searchbox', { name: 'Search emojis' }).press('ArrowDown')
    await page.getByRole('button', { name: 'clapper board' }).press('Enter')
    await page.getByRole('dialog', { name: 'Emojis' }).waitFor({ state: 'detached' })
    await talent.clicks('Send the message')
    await streamOf(brand).getByText('🎬').waitFor()
  })
}

/** A picture with words; it shows in place on the other side. */
export async function sendPicture(
  { step, looksRight }: Stage,
  { brand, talent }: Cast,
  picture: WorkFile,
): Promise<void> {
  await step('The brand sends a picture', async () => {
    await brand.page.getByLabel('Add files').setInputFiles([picture])
    await brand.sees(/uploaded/)
    await says(brand, 'The light should be like this')
  })
  await step('The talent sees the picture', async () => {
    await talent.page.getByRole('img', { name: picture.name }).waitFor()
    await talent.clicks(`Open ${picture.name}`)
  })
  await looksRight(talent, 'A picture of a conversation')
  await step('The talent closes it', () => talent.clicks('Close'))
}

/** What is written without a line stays, marked, over a reload, and goes once and in order when the line is back. */
export async function goOffline({ step, looksRight }: Stage, { agent, brand, talent }: Cast): Promise<void> {
  talent.expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|socket/i)
  const context = talent.page.context()
  await step('The talent loses the line and goes on writing', async () => {
    await context.setOffline(true)
    for (const words of inTunnel) {
      await talent.page.getByLabel('Message', { exact: true }).fill(words)
      await talent.clicks('Send the message')
    }
    await talent.sees('Waiting to send')
  })
  await looksRight(talent, 'A conversation without a line')
  await step('Back on the line everything goes by itself, once and in order', async () => {
    await context.setOffline(false)
    for (const person of [brand, agent]) await comesOnce(person)
    await talent.page.getByText('Not sent yet').first().waitFor({ state: 'hidden' })
    await comesOnce(talent)
  })
  await step('The talent sees that the last of it was read', () =>
    streamOf(talent).locator('[data-no]').last().getByTitle('Read').waitFor(),
  )
}

/** The words from the tunnel stand on this screen, each once, in the order of writing. */
async function comesOnce(person: Person): Promise<void> {
  const { name } = person
  const stream = streamOf(person)
  await stream.getByText(inTunnel[2] ?? '', { exact: true }).waitFor()
  const shown = (await stream.locator('p').allTextContents()).filter((words) => inTunnel.includes(words))
  if (shown.join() !== inTunnel.join()) throw new Error(`${name} sees ${shown.join(' | ')}`)
}

/** Words are found again, and open where they were written, also from within the campaign. */
export async function searchMessages(
  { step, looksRight }: Stage,
  { brand }: Cast,
  campaignId: string,
): Promise<void> {
  const hit = brand.page.getByRole('list', { name: 'Messages found' }).getByRole('link').first()
  const lit = streamOf(brand).locator('[data-lit]')
  await step('The brand looks for a word', async () => {
    await brand.fills('Search conversations and messages', 'harbour')
    await brand.sees(
      'Hello Jonas, your pictures of the harbour are lovely.',
      brand.page.getByRole('list', { name: 'Messages found' }),
    )
  })
  await looksRight(brand, 'Words that were found')
  await step('It opens where it was said', async () => {
    await hit.click()
    await brand.page.waitForURL(/message=\d+/)
    await lit.waitFor()
  })
  await step('Pressed again, it is shown again', async () => {
    await lit.waitFor({ state: 'detached' })
    await hit.click()
    await lit.waitFor()
  })
  await step('In the workspace of the campaign the words are found, too, and open there', async () => {
    await brand.opens(`/dashboard/campaigns/${campaignId}?tab=messages`)
    await brand.fills('Search conversations and messages', 'harbour')
    await hit.click()
    await lit.waitFor()
    await brand.page.waitForURL(/\/campaigns\/.+tab=messages.+message=\d+/)
  })
}
