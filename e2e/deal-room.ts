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
 * Finishes a deal of a reel and an image set: the talent uploads both, the brand requests changes and
 * approves, the reel is posted and confirmed, the deal is completed. Each sees the other's actions without
 * reloading.
 */
export async function finishDeal(stage: Stage, { brand, talent }: Table, work: Work): Promise<void> {
  const { step, looksRight } = stage
  const reel = (person: Person) => openDeliverable(person, 'Instagram reel')
  const pictures = (person: Person) => openDeliverable(person, 'Photo set')

  await step('the talent opens the deal', async () => {
    await talent.clicks('Deals')
    await talent.follows(new RegExp(brand.name))
  })
  await looksRight(talent, 'A new deal')

  await step('the talent uploads a real video and submits it for review', () => send(talent, reel, work.film))
  await step('the talent uploads a real image and submits it for review', () =>
    send(talent, pictures, work.picture),
  )

  await step('the brand sees video and image without reloading, and can play the video', async () => {
    await canPlay((await reel(brand)).locator('video'))
    await (await pictures(brand)).locator('img').first().waitFor()
    await brand.hasNotReloaded()
  })
  await looksRight(brand, 'Work to review')

  await step('the brand requests changes to the image', async () => {
    const card = await pictures(brand)
    await brand.clicks('Request changes', card)
    await brand.fills('What should change?', 'Evening light, please.', card)
    await brand.clicks('Request changes', card)
  })
  await step('the talent reads the request without reloading and submits a second version', async () => {
    await talent.sees('Evening light, please.', await pictures(talent))
    await talent.hasNotReloaded()
    await send(talent, pictures, work.second)
  })
  await looksRight(talent, 'Second version sent')

  await step('the brand approves both', async () => {
    await brand.clicks('Approve version 2', await pictures(brand))
    await brand.clicks('Approve version 1', await reel(brand))
  })
  await step('the talent posts the reel and adds its link', async () => {
    const card = await reel(talent)
    await talent.fills('Post link', 'instagram.example/reel/1', card)
    await talent.clicks('Mark as posted', card)
  })
  await step('the brand sees the link without reloading and confirms the post', async () => {
    const card = await reel(brand)
    await brand.sees('https://instagram.example/reel/1', card)
    await brand.clicks('Confirm post', card)
  })
  await looksRight(brand, 'Everything approved')

  await step('the brand completes the deal', async () => {
    await brand.clicks('Complete deal')
    await brand.clicks('Complete deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await step('the talent sees the completed deal without reloading', async () => {
    await talent.sees('Completed')
    await talent.hasNotReloaded()
  })
  await looksRight(talent, 'A completed deal')
}

/** Opens one deliverable of the deal. Returns its card. */
async function openDeliverable(person: Person, title: string): Promise<Locator> {
  await person.page.getByRole('list', { name: 'Deliverables' }).getByRole('button', { name: title }).click()
  return person.page.getByRole('region', { name: title })
}

/**
 * Uploads a file to a deliverable and submits it; the page then selects the next one, so it is opened again.
 */
async function send(
  person: Person,
  open: (person: Person) => Promise<Locator>,
  file: WorkFile,
): Promise<void> {
  const card = await open(person)
  await card.locator('input[type=file]').setInputFiles([file])
  await person.sees(/uploaded/, card)
  await person.clicks('Submit for review', card)
  await person.sees(/not opened yet|opened by the brand/, await open(person))
}

/** Plays a video for a moment and checks that its time advances. */
async function canPlay(film: Locator): Promise<void> {
  const seconds = await film.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    await new Promise((resolve) => setTimeout(resolve, 700))
    element.pause()
    return element.currentTime
  })
  if (seconds <= 0) throw new Error('The video does not play.')
}
