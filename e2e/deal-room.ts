import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'
import type { WorkFile } from './work-files.ts'

interface Work {
  picture: WorkFile
  second: WorkFile
  film: WorkFile
}

/**
 * A deal of a reel and a set of pictures: the talent uploads both, the brand asks for a change and approves, the reel is posted and
 * confirmed, the deal is completed. Each sees the other's steps without reloading.
 */
export async function finishDeal(stage: Stage, { brand, talent }: Table, work: Work): Promise<void> {
  const { step, looksRight } = stage
  const reel = (person: Person) => openPiece(person, 'Instagram reel')
  const pictures = (person: Person) => openPiece(person, 'Photo set')

  await step('The talent opens the deal room', async () => {
    await talent.clicks('Deals')
    await talent.follows(new RegExp(brand.name))
  })
  await looksRight(talent, 'Deal room of a new deal')

  await step('The talent uploads a real film and sends it for review', () => send(talent, reel, work.film))
  await step('The talent uploads a real picture and sends it for review', () =>
    send(talent, pictures, work.picture),
  )

  await step('The brand sees film and picture without reloading, and can play the film', async () => {
    await canPlay((await reel(brand)).locator('video'))
    await (await pictures(brand)).locator('img').first().waitFor()
    await brand.hasNotReloaded()
  })
  await looksRight(brand, 'Work to review')

  await step('The brand asks for a change of the picture', async () => {
    const card = await pictures(brand)
    await brand.clicks('Request changes', card)
    await brand.fills('What should change?', 'Evening light, please.', card)
    await brand.clicks('Send the request', card)
  })
  await step('The talent reads the request without reloading and sends a second version', async () => {
    await talent.sees('Evening light, please.', await pictures(talent))
    await talent.hasNotReloaded()
    await send(talent, pictures, work.second)
  })
  await looksRight(talent, 'Second version sent')

  await step('The brand approves both', async () => {
    await brand.clicks('Approve version 2', await pictures(brand))
    await brand.clicks('Approve version 1', await reel(brand))
  })
  await step('The talent posts the reel and gives its address', async () => {
    const card = await reel(talent)
    await talent.fills('Post link', 'instagram.example/reel/1', card)
    await talent.clicks('Mark as posted', card)
  })
  await step('The brand sees the address without reloading and confirms the post', async () => {
    const card = await reel(brand)
    await brand.sees('https://instagram.example/reel/1', card)
    await brand.clicks('Confirm post', card)
  })
  await looksRight(brand, 'Everything approved')

  await step('The brand completes the deal', async () => {
    await brand.clicks('Complete the deal')
    await brand.clicks('Complete the deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await step('The talent sees it completed without reloading', async () => {
    await talent.sees('Completed')
    await talent.hasNotReloaded()
  })
  await looksRight(talent, 'A completed deal')
}

/** Opens one piece of work of the deal room; its card. */
async function openPiece(person: Person, title: string): Promise<Locator> {
  await person.page.getByRole('list', { name: 'Deliverables' }).getByRole('button', { name: title }).click()
  return person.page.getByRole('region', { name: title })
}

/** Uploads a file into a piece and sends it; the screen then goes on to the next piece, so it is opened again. */
async function send(
  person: Person,
  open: (person: Person) => Promise<Locator>,
  file: WorkFile,
): Promise<void> {
  const card = await open(person)
  await card.locator('input[type=file]').setInputFiles([file])
  await person.sees(/uploaded/, card)
  await person.clicks('Submit for review', card)
  await person.sees(/not opened yet|seen by the brand/, await open(person))
}

/** Plays a moment of a film and sees that its time moves. */
async function canPlay(film: Locator): Promise<void> {
  const seconds = await film.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    await new Promise((resolve) => setTimeout(resolve, 700))
    element.pause()
    return element.currentTime
  })
  if (seconds <= 0) throw new Error('The film does not play.')
}
