import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/story.ts'
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
  const reel = (person: Person) => piece(person, /reel/i)
  const pictures = (person: Person) => piece(person, /photo set/i)

  await step('The talent opens the deal room', async () => {
    await talent.presses('Deals')
    await talent.follows(new RegExp(brand.name))
  })
  await looksRight(talent, 'Deal room of a new deal')

  await step('The talent uploads a real film and sends it for review', async () => {
    await upload(talent, reel(talent), [work.film])
    await talent.presses('Send for review', reel(talent))
    await talent.sees(/not opened yet|seen by the brand/, reel(talent))
  })
  await step('The talent uploads a real picture and sends it for review', async () => {
    await upload(talent, pictures(talent), [work.picture])
    await talent.presses('Send for review', pictures(talent))
    await talent.sees(/not opened yet|seen by the brand/, pictures(talent))
  })

  await step('The brand sees film and picture without reloading, and can play the film', async () => {
    await reel(brand).locator('video').waitFor()
    await pictures(brand).locator('img').first().waitFor()
    await canPlay(reel(brand).locator('video'))
    await brand.hasNotReloaded()
  })
  await looksRight(brand, 'Work to review')

  await step('The brand asks for a change of the picture', async () => {
    await brand.presses('Ask for a change', pictures(brand))
    await brand.writes('What should change?', 'Evening light, please.', pictures(brand))
    await brand.presses('Send the request', pictures(brand))
  })
  await step('The talent reads the request without reloading and sends a second version', async () => {
    await talent.sees('Evening light, please.', pictures(talent))
    await talent.hasNotReloaded()
    await upload(talent, pictures(talent), [work.second])
    await talent.presses('Send for review', pictures(talent))
  })
  await looksRight(talent, 'Second version sent')

  await step('The brand approves both', async () => {
    await brand.presses('Approve version 2', pictures(brand))
    await brand.presses('Approve version 1', reel(brand))
  })
  await step('The talent posts the reel and gives its address', async () => {
    await talent.writes('Address of the post', 'instagram.example/reel/1', reel(talent))
    await talent.presses('It is live', reel(talent))
  })
  await step('The brand sees the address without reloading and confirms the post', async () => {
    await brand.sees('https://instagram.example/reel/1', reel(brand))
    await brand.presses('Confirm the post', reel(brand))
  })
  await looksRight(brand, 'Everything approved')

  await step('The brand completes the deal', async () => {
    await brand.presses('Complete the deal')
    await brand.presses('Complete the deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await step('The talent sees it completed without reloading', async () => {
    await talent.sees('Completed')
    await talent.hasNotReloaded()
  })
  await looksRight(talent, 'A completed deal')
}

/** The card of one piece of work. */
function piece({ page }: Person, title: RegExp): Locator {
  return page
    .getByRole('region', { name: title })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: title }) }))
    .first()
}

async function upload(person: Person, card: Locator, files: WorkFile[]): Promise<void> {
  await card.locator('input[type=file]').setInputFiles(files)
  await person.sees(/uploaded/, card)
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
