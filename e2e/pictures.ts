/**
 * Takes the pictures of the product that public pages show, on the built product with its demo: `npm run pictures`. Writes one file
 * for each row of `picture-sizes.ts` to `web/app/public/pictures`, at most 60 kB each, and draws the faces of the examples beside them.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Looks } from '../server/seed/art/portrait.ts'
import { scene } from '../server/seed/art/scene.ts'
import { DEMO_PASSWORD } from '../server/seed/demo-accounts.ts'
import { type PictureName, pictureSizes } from '../web/app/public/picture-sizes.ts'
import { openBrowser } from './harness/browser.ts'
import { removeEmptyFolder, startProduct } from './harness/product.ts'

const folder = fileURLToPath(new URL('../web/app/public/pictures/', import.meta.url))
const MAX_BYTES = 60_000
/** The width of the largest files in pixels: twice the width at which a page shows them. */
const MAX_WIDTH = 1_400
/** The column of navigation on a wide window, and the bar of navigation on a phone, in CSS pixels. No picture shows them. */
const SIDEBAR = 240
const TABS = 64
/** The space below the bar of actions that floats over a page, in CSS pixels. */
const BELOW_ACTIONS = 16
/** The space above the element that a picture begins with, in CSS pixels. */
const MARGIN = 16

/** The sign-in page of an account of the demo, and its email address. */
interface Account {
  signIn: string
  email: string
}

interface Picture {
  name: PictureName
  by: Account
  open: (page: Page) => Promise<unknown>
  /** Returns the element that the picture begins with; otherwise it begins with the top of the page. */
  from?: (page: Page) => Locator
  /** The window is so narrow that the navigation is a bar at the bottom. */
  isNarrow?: boolean
}

/** Whose faces the examples of “How it works” show. Each number gives another face. */
const faces: { looks: Looks; no: number }[] = [
  { looks: { build: 'long', skin: 6 }, no: 7 },
  { looks: { build: 'short', skin: 2 }, no: 5 },
  { looks: { build: 'long', skin: 1 }, no: 12 },
]

const glow = { signIn: '/signin/brand', email: 'glow@demo.example' }
const kitchen = { signIn: '/signin/brand', email: 'kitchen@demo.example' }
const larkfield = { signIn: '/signin/talentagent', email: 'larkfield@demo.example' }

const counterOffer = (page: Page) => openLink(page, '/dashboard', 'Review counter-offer')
const dealInReview = (page: Page) => openLink(page, '/dashboard/deals', /Kit Sorrell · Lunch for One/)

const photos = (page: Page) => page.getByRole('region', { name: 'Photo set' })

const pictures: Picture[] = [
  { name: 'counter-offer', by: glow, open: counterOffer },
  {
    name: 'counter-offer-phone',
    by: glow,
    open: counterOffer,
    from: (page) => page.getByRole('region', { name: /What changed/ }),
    isNarrow: true,
  },
  { name: 'deal', by: kitchen, open: dealInReview },
  { name: 'deal-phone', by: kitchen, open: dealInReview, from: photos, isNarrow: true },
]

const product = await startProduct(() => ({ DEMO: 'on' }))
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  await discussWork()
  for (const picture of pictures) await take(picture)
  for (const [index, face] of faces.entries()) await drawFace(`face-${index + 1}`, face)
} finally {
  await browser.close()
  await product.stop()
  await removeEmptyFolder()
}

/** Requests two changes to a photo of the demo; the agent of the talent replies to one of them. */
async function discussWork(): Promise<void> {
  const size = { width: 1_240, height: 1_100 }
  const brand = await signIn(await newContext(size), kitchen)
  await dealInReview(brand)
  await brand.getByRole('button', { name: 'Request changes' }).click()
  await addChange(brand, 'A little more light on the plate, please.', [0.3, 0.3, 0.76, 0.68])
  await brand.getByRole('button', { name: 'Add another change' }).click()
  await addChange(brand, 'Could the whole cup be in the picture?', [0.84, 0.18, 0.99, 0.42])
  await brand.getByRole('button', { name: 'Request changes' }).click()
  await brand.getByRole('list', { name: 'Comments' }).waitFor()
  await brand.context().close()
  const agent = await signIn(await newContext(size), larkfield)
  await openLink(agent, '/dashboard/talent-agent/deals', /Plant Kitchen · Lunch for One/)
  await agent.getByRole('button', { name: 'Reply to comment 2' }).click()
  const reply = agent.getByRole('textbox', { name: 'Reply to comment 2' })
  await reply.fill('Yes, it is in the next version.')
  await agent.getByRole('button', { name: 'Send reply' }).click()
  await reply.waitFor({ state: 'detached' })
  await agent.getByRole('list', { name: 'Comments' }).getByText('Yes, it is in the next version.').waitFor()
  await agent.context().close()
}

/** Fills the last change of the form and draws its box: its left, top, right and bottom as parts of the picture. */
async function addChange(
  page: Page,
  text: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<void> {
  await page.getByLabel('What should change?').last().fill(text)
  await page.getByRole('button', { name: /Draw a box/ }).click()
  const canvas = page.locator('[data-drawing]')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(canvas)
  await page.mouse.move(x + width * left, y + height * top)
  await page.mouse.down()
  await page.mouse.move(x + width * right, y + height * bottom, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Done with the box' }).click()
}

async function take({ name, by, open, from, isNarrow }: Picture): Promise<void> {
  const { width, height } = pictureSizes[name]
  const context = await newContext({ width: isNarrow ? width : width + SIDEBAR, height })
  const page = await signIn(context, by)
  await open(page)
  await page.waitForLoadState('networkidle')
  // No picture shows the navigation: a column on the left, or on a narrow window a bar at the bottom.
  const { x } = await boxOf(page.locator('main'))
  await page.setViewportSize({ width: width + x, height: height + (isNarrow ? TABS : BELOW_ACTIONS) })
  await from?.(page).evaluate((element, margin) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - margin)
  }, MARGIN)
  // Pictures fade in.
  await page.waitForTimeout(1_000)
  const clip = { x, y: 0, width, height }
  await write(name, await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }))
  await context.close()
}

/** Writes a picture in the best quality that is small enough. */
async function write(name: PictureName, shot: Buffer): Promise<void> {
  const picture = await sharp(shot).resize({ width: MAX_WIDTH, withoutEnlargement: true }).png().toBuffer()
  for (let quality = 70; quality >= 50; quality -= 5) {
    const bytes = await sharp(picture).avif({ quality, effort: 3 }).toBuffer()
    if (bytes.length > MAX_BYTES) continue
    await writeFile(`${folder}${name}.avif`, bytes)
    return console.log(`${name}: ${Math.round(bytes.length / 1_000)} kB, quality ${quality}`)
  }
  throw new Error(`The picture ${name} is larger than ${MAX_BYTES / 1_000} kB.`)
}

/** Draws a face, 288 by 288 pixels. The same looks and number always give the same one. */
async function drawFace(name: string, { looks, no }: (typeof faces)[number]): Promise<void> {
  let last = no * 7_919
  const chance = () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
  const drawing = scene('portrait', chance, no, { width: 400, height: 400 }, { looks })
  const picture = sharp(Buffer.from(drawing)).resize(288)
  await writeFile(`${folder}${name}.avif`, await picture.avif({ quality: 60 }).toBuffer())
}

function newContext(viewport: { width: number; height: number }): Promise<BrowserContext> {
  return browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'en-GB' })
}

async function signIn(context: BrowserContext, { signIn: path, email }: Account): Promise<Page> {
  const page = await context.newPage()
  await page.goto(product.address + path)
  await page.getByLabel(/email/i).fill(email)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/dashboard'))
  return page
}

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(product.address + path)
  await page.locator('main h1').waitFor()
}

async function openLink(page: Page, path: string, name: string | RegExp): Promise<void> {
  await openPath(page, path)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.waitForURL(({ pathname }) => pathname !== path)
  await page.locator('main h1').waitFor()
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? Promise.reject(new Error(`${locator} is not on the page.`))
}
