import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { People } from './roster-steps.ts'
import type { WorkFile } from './work-files.ts'

const inTunnel = ['Just went into a tunnel', 'Still in it', 'Nearly out']

/** Types and sends a message by keyboard, and waits until the server has it. */
async function says(person: Person, text: string): Promise<void> {
  const field = person.page.getByLabel('Message', { exact: true })
  await field.fill(text)
  await field.press('Enter')
  await streamOf(person).locator('[data-no]').filter({ hasText: text }).waitFor()
}

function streamOf({ page }: Person): Locator {
  return page.getByRole('log', { name: 'Messages' })
}

/** From an application the brand writes the first message; the talent's phone shows it without reloading. */
export async function startConversation(
  { step, looksRight }: Stage,
  { brand, talent }: People,
  campaignId: string,
): Promise<void> {
  await step('the talent has no conversations and reads how they start', async () => {
    await talent.opens('/dashboard/talent/messages')
    await talent.sees('No conversations yet')
    await talent.staysHere()
  })
  await looksRight(talent, 'Messages of a talent without conversations')
  await step('the brand writes to an applicant', async () => {
    await brand.opens(`/dashboard/campaigns/${campaignId}`)
    await brand.clicks(new RegExp(talent.name))
    await brand.clicks('Message')
    await brand.isAt(/\/dashboard\/messages\/[0-9a-f-]{36}$/)
    await says(brand, 'Hello Jonas, your pictures of the harbour are lovely.')
    await brand.staysHere()
  })
  await looksRight(brand, 'A new conversation')
  await step('the talent sees the message without reloading and opens it', async () => {
    await talent.sees(/^Hello Jonas/)
    await talent.sees('1 unread')
    await talent.follows(/Hello Jonas/)
    await talent.sees('New messages')
    await talent.hasNotReloaded()
  })
  await looksRight(talent, 'A conversation with a new message')
  await step('the brand sees that it was read', () => brand.sees('Read'))
}

/** Before a deal, a message with a phone number is refused; the brand writes it again without. */
export async function writeAgain({ step, looksRight }: Stage, { brand }: People): Promise<void> {
  const field = brand.page.getByLabel('Message', { exact: true })
  await step('a message with a phone number is refused with a sentence', async () => {
    brand.expects(/status of 400/)
    await field.fill('Call me on 07911 123456 about the harbour.')
    await field.press('Enter')
    await brand.sees(/^Not sent\. Please leave out email addresses, phone numbers/)
  })
  await looksRight(brand, 'A message that was refused')
  await step('the brand edits it and sends it without the number', async () => {
    await brand.clicks('Edit', streamOf(brand))
    if ((await field.inputValue()) !== 'Call me on 07911 123456 about the harbour.')
      throw new Error(`The field has “${await field.inputValue()}”.`)
    await brand.page.getByText(/^Not sent\./).waitFor({ state: 'detached' })
    await says(brand, 'Please write to me about the harbour.')
  })
}

/** The talent and their agent both reply; everyone sees who wrote, and for whom. */
export async function messageAsThree(
  { step, looksRight }: Stage,
  { agent, brand, talent }: People,
): Promise<void> {
  await step('the talent replies, and the brand sees the typing and then the message', async () => {
    await talent.page.getByLabel('Message', { exact: true }).pressSequentially('Thank you!', { delay: 60 })
    await brand.sees(/Jonas Weber is typing/)
    await talent.clicks('Send message')
    await brand.sees('Thank you!')
    await brand.hasNotReloaded()
  })
  await step('the agent finds the conversation under the talent’s name', async () => {
    await agent.clicks(/^Messages/)
    await agent.sees(/for Jonas Weber/)
    await agent.follows(/Northwind/)
    await agent.sees('Thank you!')
    await agent.staysHere()
  })
  await looksRight(agent, 'A conversation of a talent, as the agent sees it')
  await step('the agent replies too, and both others read for whom', async () => {
    await says(agent, 'We keep the second week of the month free.')
    await brand.sees('Rhea Malone for Jonas Weber')
    await talent.sees('Rhea Malone for Jonas Weber')
  })
  await step('the brand reacts to a message with a heart', async () => {
    await streamOf(brand).getByText('We keep the second week of the month free.').hover()
    await brand.clicks('Actions for the message from Rhea Malone')
    await brand.clicks('heart')
    await agent.page.getByLabel('heart, 1').waitFor()
  })
}

/** Finds an emoji by a keyword, chooses it by keyboard and sends it. */
export async function sendEmoji({ step, looksRight }: Stage, { brand, talent }: People): Promise<void> {
  const { page } = talent
  await step('the talent searches the emojis', async () => {
    await talent.clicks('Emojis')
    await page.getByRole('button', { name: 'grinning face', exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search emojis' }).fill('clapper')
    await page.getByRole('button', { name: 'clapper board' }).waitFor()
  })
  await looksRight(talent, 'The emojis of a conversation')
  await step('the arrow keys and Enter choose an emoji', async () => {
    await page.getByRole('searchbox', { name: 'Search emojis' }).press('ArrowDown')
    await page.getByRole('button', { name: 'clapper board' }).press('Enter')
    await page.getByRole('dialog', { name: 'Emojis' }).waitFor({ state: 'detached' })
    await talent.clicks('Send message')
    await streamOf(brand).getByText('🎬').waitFor()
  })
}

/** Sends an image with text; it is shown inline to the other party. */
export async function sendPicture(
  { step, looksRight }: Stage,
  { brand, talent }: People,
  picture: WorkFile,
): Promise<void> {
  await step('the brand sends an image', async () => {
    await brand.page.getByLabel('Add files').setInputFiles([picture])
    await brand.sees(/uploaded/)
    await says(brand, 'The light should be like this')
  })
  await step('the talent sees the image', async () => {
    await talent.page.getByRole('img', { name: picture.name }).waitFor()
    await talent.clicks(`Open ${picture.name}`)
  })
  await looksRight(talent, 'An image in a conversation')
  await step('the talent closes the image', () => talent.clicks('Close'))
}

/** Messages written offline stay queued across a reload, and are sent once and in order on reconnect. */
export async function goOffline(
  { step, looksRight }: Stage,
  { agent, brand, talent }: People,
): Promise<void> {
  talent.expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|socket/i)
  const context = talent.page.context()
  await step('the talent goes offline and continues to write', async () => {
    await context.setOffline(true)
    for (const text of inTunnel) {
      await talent.page.getByLabel('Message', { exact: true }).fill(text)
      await talent.clicks('Send message')
    }
    await talent.sees('Waiting to send')
  })
  await looksRight(talent, 'A conversation offline')
  await step('after the reconnect every message is sent once and in order', async () => {
    await context.setOffline(false)
    for (const person of [brand, agent]) await comesOnce(person)
    await talent.page.getByText('Waiting to send').first().waitFor({ state: 'hidden' })
    await comesOnce(talent)
  })
  await step('the talent sees that the last message was read', () =>
    streamOf(talent).locator('[data-no]').last().getByTitle('Read').waitFor(),
  )
}

/** Checks that the offline messages are on this screen, each once, in the order of writing. */
async function comesOnce(person: Person): Promise<void> {
  const { name } = person
  const stream = streamOf(person)
  await stream.getByText(inTunnel[2] ?? '', { exact: true }).waitFor()
  const shown = (await stream.locator('p').allTextContents()).filter((text) => inTunnel.includes(text))
  if (shown.join() !== inTunnel.join()) throw new Error(`${name} sees ${shown.join(' | ')}`)
}

/** Searches messages; a result opens at its place, also inside the campaign. */
export async function searchMessages(
  { step, looksRight }: Stage,
  { brand }: People,
  campaignId: string,
): Promise<void> {
  const hit = brand.page.getByRole('list', { name: 'Search results' }).getByRole('link').first()
  const lit = streamOf(brand).locator('[data-lit]')
  await step('the brand searches for a word', async () => {
    await brand.fills('Search conversations and messages', 'harbour')
    await brand.sees(
      'Hello Jonas, your pictures of the harbour are lovely.',
      brand.page.getByRole('list', { name: 'Search results' }),
    )
  })
  await looksRight(brand, 'Search results in messages')
  await step('a result opens at its message', async () => {
    await hit.click()
    await brand.page.waitForURL(/message=\d+/)
    await lit.waitFor()
  })
  await step('clicking the result again shows it again', async () => {
    await lit.waitFor({ state: 'detached' })
    await hit.click()
    await lit.waitFor()
  })
  await step('the search in the campaign workspace finds and opens the message', async () => {
    await brand.opens(`/dashboard/campaigns/${campaignId}?tab=messages`)
    await brand.fills('Search conversations and messages', 'harbour')
    await hit.click()
    await lit.waitFor()
    await brand.page.waitForURL(/\/campaigns\/.+tab=messages.+message=\d+/)
  })
}
