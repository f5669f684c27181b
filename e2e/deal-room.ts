import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'
import { askOutside } from './outside-steps.ts'
import { compare, discuss, requestWithBox, reviewByKeyboard } from './review-steps.ts'
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
export async function finishDeal(
  stage: Stage,
  { brand, talent }: Table,
  work: Work,
  { isShownOutside = false } = {},
): Promise<void> {
  const { step, looksRight } = stage
  const reel = (person: Person) => openDeliverable(person, 'Instagram reel')
  const pictures = (person: Person) => openDeliverable(person, 'Photo set')

  await step('the talent opens the deal', async () => {
    await talent.clicks('Deals')
    await talent.isAt('/dashboard/talent/deals')
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

  if (isShownOutside) await askOutside(stage, { brand, talent }, pictures)
  await requestWithBox(stage, brand, { open: pictures, isWithOutside: isShownOutside })
  await discuss(stage, { brand, talent }, pictures)
  if (isShownOutside)
    await step('the talent reads what the brand took from outside as a change of the brand', async () =>
      talent.sees('Could the sun be much lower here?', await pictures(talent)),
    )
  await step('the talent submits a second version', () => send(talent, pictures, work.second))
  await looksRight(talent, 'Second version sent')

  await reviewByKeyboard(stage, brand)
  await compare(stage, brand, pictures)
  await step('the brand approves both, one with a note', async () => {
    const card = await pictures(brand)
    await brand.clicks('Add a note', card)
    await brand.fills('Note with your approval', 'Exactly right.', card)
    await brand.clicks('Approve version 2', card)
    await brand.sees('Exactly right.', card)
    await brand.clicks('Approve version 1', await reel(brand))
  })
  await step('the talent posts the reel and adds its link', async () => {
    const card = await reel(talent)
    await talent.fills('Post link', 'instagram.com/reel/1', card)
    await talent.fills('Caption as posted', 'Morning light. #ad', card)
    talent.expects(/422/)
    await talent.clicks('Mark as posted', card)
    await talent.sees('The label is not at the start of the caption.', card)
  })
  await looksRight(talent, 'A post whose label is not at the start')
  await step('the talent mends the caption and marks the reel as posted', async () => {
    const card = await reel(talent)
    await talent.clicks('Put “Ad: ” at the start', card)
    await talent.clicks('Mark as posted', card)
  })
  await step('the brand sees the link without reloading and confirms the post', async () => {
    const card = await reel(brand)
    await brand.sees('https://instagram.com/reel/1', card)
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
