import { aBrief } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { type Stage, scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { choosesFilter, findsAvailable, seesNoneAndClears, usesFurtherFilters } from './public-filters.ts'
import { completesSignUp, signUp } from './sign-up.ts'
import { makeWork, type WorkFile } from './work-files.ts'

type Visitor = Awaited<ReturnType<Stage['person']>>

/** Adds a work in the open window of a portfolio. */
async function addWork(person: Visitor, file: WorkFile, caption: string, brand = ''): Promise<void> {
  await person.clicks('Add work')
  const window = person.page.getByRole('dialog')
  await window.locator('input[type=file]').setInputFiles(file)
  await person.fills('Caption', caption, window)
  if (brand) {
    await person.fills('Brand', brand, window)
    await person.fills('Views', '212000', window)
  }
  await window.getByRole('button', { name: 'Add to portfolio', disabled: false }).click()
  await person.sees('Work added.')
  await person.page.getByRole('listitem').filter({ hasText: caption }).first().waitFor()
}

/** Returns the heart of the talent's page, while it is pressed or not. */
const favouriteOf = (brand: Visitor, pressed: boolean) =>
  brand.page.getByRole('button', { name: 'Favourite Isla Evans', pressed }).first()

export const scenarios = [
  scenario('a public page with works and packages, and an offer from a package', async (stage) => {
    const { step, looksRight, check, address } = stage
    const talent = await stage.person('Isla Evans', 390)
    const visitor = await stage.person('A visitor')
    const { picture, second, film } = await makeWork(stage.browser)

    await step('a talent signs up', () => signUp(stage, talent, 'talent', 'isla.evans@example.com'))
    await step('brands may find the talent', async () => {
      await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true })
    })
    const other = await stage.person('Ravi Shah')
    await step('a photographer has a public page too', async () => {
      await signUp(stage, other, 'talent', 'ravi.shah@example.com')
      const { items } = await ask(other, '/talenttype/list', {})
      const typeId = items.find(({ name }: { name: string }) => name === 'Photographer').id
      await ask(other, '/user/update-profile', { isListed: true, typeId })
      await ask(other, '/talent/savePublicPage', { isPublic: true })
    })
    await step('the portfolio is empty at first', async () => {
      await talent.opens('/dashboard/talent/profile?tab=portfolio')
      await talent.sees(/No works yet/)
    })
    await looksRight(talent, 'Portfolio without works')
    await step('pictures and a video are added', async () => {
      await addWork(talent, picture, 'Night serum', 'Glow Botanics')
      await addWork(talent, second, 'Evening light')
      await addWork(talent, film, 'Morning routine')
    })
    await step('a work moves up, and another one leaves', async () => {
      await talent.clicks('Move Evening light up')
      await talent.page.getByRole('list', { name: 'Works' }).getByText('Evening light').first().waitFor()
      await talent.page.getByRole('button', { name: 'Move Evening light up', disabled: true }).waitFor()
    })
    await step('further works follow', async () => {
      await addWork(talent, picture, 'Rose cream', 'Glow Botanics')
      await addWork(talent, film, 'Second take')
      await addWork(talent, second, 'The small print')
    })
    await looksRight(talent, 'Portfolio with works')
    await step('a package is added', async () => {
      await talent.opens('/dashboard/talent/profile?tab=packages')
      await talent.sees(/No packages yet/)
      await talent.clicks('Add package')
      await talent.fills('Title', 'One reel')
      await talent.fills('Price, VAT included', '540')
      await talent.fills('Usage rights (days)', '90')
      await talent.clicks('Save packages')
      await talent.sees('Packages saved.')
    })
    await looksRight(talent, 'Packages of a talent')
    await step('the page is off until the talent turns it on', async () => {
      await talent.opens('/dashboard/talent/profile?tab=page')
      await talent.sees(/It is off until you turn it on/)
      visitor.expects(/404/)
      await visitor.page.goto(`${address}/t/isla-evans`)
      await visitor.sees('Page not found')
      await talent.checks('Public page')
      await talent.fills('Address', 'isla-evans')
      await talent.clicks('Save')
      await talent.sees(/Your page is public/)
    })
    await looksRight(talent, 'Public page is on')
    await step('a visitor finds the talent from the home page, without script', async () => {
      await visitor.page.goto(`${address}/`)
      await visitor.fills('Who are you looking for?', 'isla')
      await visitor.page.getByRole('search').getByRole('button', { name: 'Find talent' }).click()
      await visitor.isAt('/talents')
      await visitor.page.getByRole('link', { name: 'Isla Evans', exact: true }).waitFor()
      await visitor.sees('Why shown: name Isla Evans')
    })
    await step('a choice of price takes effect at once, in the same page', async () => {
      await visitor.page.evaluate(() => document.body.setAttribute('data-same', ''))
      await choosesFilter(visitor, 'Highest price', 'Up to £1,000')
      await visitor.page
        .getByRole('list', { name: 'Talents' })
        .getByText('Isla Evans', { exact: true })
        .waitFor()
      await visitor.sees('1 talent')
      await visitor.page.waitForFunction(() => location.search.endsWith('priceTo=100000'))
      if ((await visitor.page.locator('body[data-same]').count()) === 0) throw new Error('The page was left.')
    })
    await step('a choice of price that no talent meets is not offered', async () => {
      const prices = await visitor.page.locator('select[name=priceTo] option').allTextContents()
      if (prices.join() !== 'Max. price,Up to £1,000') throw new Error(`The prices are ${prices.join()}.`)
    })
    await step('a chosen filter can be removed', async () => {
      await visitor.page.getByRole('link', { name: 'Remove Up to £1,000' }).click()
      await visitor.page.getByRole('link', { name: 'Remove Up to £1,000' }).waitFor({ state: 'hidden' })
    })
    await step('where no talent matches, the choice is cleared', async () => {
      await seesNoneAndClears(visitor, 'Talent type', 'Photographer')
      await visitor.page
        .getByRole('list', { name: 'Talents' })
        .getByText('Isla Evans', { exact: true })
        .waitFor()
      await visitor.page.waitForFunction(() => location.search === '?q=isla')
      await ask(other, '/talent/savePublicPage', { isPublic: false })
    })
    await step('further filters are in a panel, which the keyboard opens and closes', () =>
      usesFurtherFilters(visitor),
    )
    await looksRight(visitor, 'Open pages of talents')
    await step('without script, further filters work with the buttons of the form', async () => {
      const plain = await stage.browser.newContext({ baseURL: address, javaScriptEnabled: false })
      await findsAvailable(await plain.newPage())
      await plain.close()
    })
    await step('a visitor opens the page', async () => {
      await visitor.page.getByRole('link', { name: 'Isla Evans', exact: true }).click()
      await visitor.isAt('/t/isla-evans')
      await visitor.sees('Isla Evans')
      await visitor.sees('Night serum')
      await visitor.sees('£540')
      await visitor.sees(/Self-declared/)
    })
    await looksRight(visitor, 'Public page of a talent')
    await step('the works are filtered by kind without script', async () => {
      const works = visitor.page.locator('[aria-labelledby=portfolio] li')
      await visitor.page.getByRole('radio', { name: 'Videos 1' }).check()
      await works.filter({ hasText: 'Rose cream' }).waitFor({ state: 'hidden' })
      await works.filter({ hasText: 'Second take' }).waitFor({ state: 'visible' })
      await visitor.page.getByRole('radio', { name: 'All 3' }).check()
      await works.filter({ hasText: 'Rose cream' }).waitFor({ state: 'visible' })
    })
    await step('“Show all” opens an overview of all works', async () => {
      await visitor.page.getByRole('link', { name: 'Show all 6 works' }).press('Enter')
      await visitor.page.getByRole('dialog', { name: 'All 6 works' }).waitFor()
    })
    await looksRight(visitor, 'Overview of all works')
    await step('a work opens above the overview, and Escape leads back', () => leavesOverview(visitor))
    await step('a caption opens its work', async () => {
      const view = visitor.page.getByRole('dialog', { name: 'Portfolio' })
      await visitor.page.getByRole('heading', { name: 'Rose cream' }).click()
      await view.getByText('4 of 6').waitFor()
      await view.getByRole('button', { name: 'Close' }).click()
      await view.waitFor({ state: 'hidden' })
    })
    await step('a work opens on the full screen by keyboard', () => opensWork(visitor))
    await step('without script a work opens as a file', () => worksWithoutScript(visitor))
    await check(() => wrongTags(visitor, `${address}/t/isla-evans`))
    await step('a visitor reports the page without an account', async () => {
      await visitor.page.getByRole('link', { name: 'Report this page' }).click()
      await visitor.isAt('/report/t/isla-evans')
      await visitor.sees('The public page of Isla Evans. You don’t need an account.')
      await visitor.selects('What is wrong?', 'Pretends to be someone else')
      await visitor.fills('What happened?', 'These are pictures of my sister.')
      await visitor.clicks('Send report')
      await visitor.sees(/We have your report/)
      await visitor.clicks('Back to the page of Isla Evans')
      await visitor.isAt('/t/isla-evans')
    })
    await step('the media kit is a PDF', async () => {
      const reply = await visitor.page.request.get(`${address}/t/isla-evans/media-kit.pdf`)
      if (reply.headers()['content-type'] !== 'application/pdf') throw new Error(`No PDF: ${reply.status()}`)
    })
    await step(
      'a brand without an account is led to the sign-up and from there to the sign-in, which both name the offer',
      async () => {
        await visitor.page.getByRole('link', { name: 'Choose this package: One reel' }).click()
        await visitor.isAt('/signup/brand')
        await seesOffer(visitor)
        await looksRight(visitor, 'The sign-up of a visitor who wants to send an offer')
        await visitor.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
        await visitor.isAt('/signin/brand')
        await seesOffer(visitor)
        await looksRight(visitor, 'The sign-in of a visitor who wants to send an offer')
        await visitor.clicks('New here? Join as a brand')
        await visitor.isAt('/signup/brand')
        await seesOffer(visitor)
        if (!visitor.page.url().includes('next=')) throw new Error('The way back to the offer is lost')
      },
    )
    const brand = await stage.person('Glow and Co')
    await step(
      'the heart of a card opens a dialog over the list, and Escape leads back to the heart',
      async () => {
        await brand.page.goto(`${address}/talents?q=isla`)
        const heart = brand.page.getByRole('link', { name: 'Save Isla Evans' })
        await heart.press('Enter')
        const dialog = brand.page.getByRole('dialog', { name: 'Save Isla Evans' })
        await brand.sees('Join free as a brand and we’ll add Isla Evans to your favourites.', dialog)
        await looksRight(brand, 'How a visitor saves a talent')
        const way = await dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href')
        if (!way?.includes('/signin/brand?next=')) throw new Error(`The sign-in is at ${way}.`)
        await brand.page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        if (!(await hasFocus(heart))) throw new Error('The focus did not return to the heart.')
        await heart.click()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await dialog.waitFor({ state: 'hidden' })
        await brand.isAt('/talents')
      },
    )
    await step('a brand saves a talent of the public list: the sign-up names the talent', async () => {
      await brand.page.getByRole('link', { name: 'Save Isla Evans' }).click()
      await brand.page.getByRole('dialog').getByRole('link', { name: 'Join as a brand' }).click()
      await brand.isAt('/signup/brand')
      const next = brand.page.getByRole('region', { name: 'Next step' })
      for (const text of ['Next: save to your favourites', 'Isla Evans']) await brand.sees(text, next)
      await looksRight(brand, 'The sign-up of a visitor who wants to save a talent')
      await completesSignUp(stage, brand, 'brand', 'glow.and.co@example.com')
      await brand.isAt(/\/dashboard\/find-talent\/[0-9a-f-]{36}$/)
      await brand.sees('Isla Evans is saved to your favourites.')
      await favouriteOf(brand, true).waitFor()
      if (brand.page.url().includes('save')) throw new Error('A reload would save the talent again.')
    })
    await looksRight(brand, 'The page of a talent who was saved')
    await step('a saved talent can be removed, and a reload does not save them again', async () => {
      await favouriteOf(brand, true).click()
      await favouriteOf(brand, false).waitFor()
      await brand.page.reload()
      await favouriteOf(brand, false).waitFor()
    })
    await step('a talent who follows the same link stays in their own area', async () => {
      await talent.page.goto(`${address}/t/isla-evans`)
      await talent.page.getByRole('link', { name: 'Save Isla Evans' }).click()
      await talent.isAt('/dashboard/talent')
    })
    await subscribe(stage, brand)
    await step('the brand starts an offer from the package, as a part of its campaign', async () => {
      await ask(brand, '/campaign/add', aBrief({ title: 'Glow in spring' }))
      await brand.page.goto(`${address}/t/isla-evans`)
      await brand.page.getByRole('link', { name: 'Choose this package: One reel' }).click()
      await brand.isAt('/dashboard/offers/new')
      await brand.sees('“One reel”')
      await brand.sees('Instagram, 1 reel')
      await brand.sees('£540')
      await brand.selects('Part of campaign', 'Glow in spring')
      await brand.fills('Brief', 'The bottle on a sill')
    })
    await looksRight(brand, 'Offer from a package')
    await step('the offer needs a payment hold', async () => {
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.sees('£540')
      await brand.sees(/Glow in spring/)
    })
    await holdPayment(stage, brand, /^Hold £540 and send$/)
  }),
]

type Link = ReturnType<Visitor['page']['locator']>
const hasFocus = (link: Link) => link.evaluate((one) => one === document.activeElement)

/** Sees whom the offer after the sign-up or the sign-in is for, and its package and price. */
async function seesOffer(visitor: Visitor): Promise<void> {
  const step = visitor.page.getByRole('region', { name: 'Next step' })
  for (const text of ['Next: your offer', 'Isla Evans', 'One reel', '£540']) await visitor.sees(text, step)
}

/** Opens a work from the overview. Escape leads back to the overview, and then to the page, with the focus. */
async function leavesOverview({ page }: Visitor): Promise<void> {
  const opener = page.getByRole('link', { name: 'Show all 6 works' })
  const overview = page.getByRole('dialog', { name: 'All 6 works' })
  const view = page.getByRole('dialog', { name: 'Portfolio' })
  const count = await overview.getByRole('link').count()
  if (count !== 6) throw new Error(`The overview shows ${count} of 6 works.`)
  const tile = overview.getByRole('link', { name: 'Rose cream' })
  await tile.press('Enter')
  await view.getByText('4 of 6').waitFor()
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'hidden' })
  if (!(await hasFocus(tile))) throw new Error('The focus did not return to the work of the overview.')
  await page.keyboard.press('Escape')
  await overview.waitFor({ state: 'hidden' })
  if (!(await hasFocus(opener))) throw new Error('The focus did not return to “Show all”.')
  await opener.click()
  await overview.getByRole('button', { name: 'Close' }).click()
  await overview.waitFor({ state: 'hidden' })
}

/** Opens a work by keyboard, moves to the next ones, plays the video and closes it. Large pictures are loaded when they come into view. */
async function opensWork({ page }: Visitor): Promise<void> {
  // The test’s pictures have one size, so the view shows the file of the list, and no request tells when it is loaded.
  const early = await page.locator('dialog img:not([loading=lazy])').count()
  if (early > 0) throw new Error('A large picture is loaded before its view opens.')
  const opener = page.getByRole('list', { name: 'First works' }).getByRole('link', { name: 'Evening light' })
  await opener.press('Enter')
  const view = page.getByRole('dialog', { name: 'Portfolio' })
  await view.getByRole('heading', { name: 'Evening light' }).waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth)
  await view.getByText('1 of 6').waitFor()
  await view.getByRole('button', { name: 'Previous', disabled: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await view.getByText('2 of 6').waitFor()
  await view.getByRole('button', { name: 'Next' }).click()
  await view.getByText('3 of 6').waitFor()
  await page.waitForFunction(() => {
    const row = document.querySelector('dialog[open] ul')
    return row && row.scrollLeft === 2 * row.clientWidth
  })
  const video = page.locator('dialog[data-works] video').first()
  await video.evaluate((player: HTMLVideoElement) => player.play())
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'hidden' })
  if (!(await video.evaluate((player: HTMLVideoElement) => player.paused)))
    throw new Error('A video plays on after its view was closed.')
  const isFocused = await opener.evaluate((link) => link === document.activeElement)
  if (!isFocused) throw new Error('The focus did not return to the work that opened the view.')
}

/** Throws when a work has no way to its file where no script runs. */
async function worksWithoutScript({ page }: Visitor): Promise<void> {
  const links = page.locator('li a[data-work]')
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const reply = await page.request.get(new URL(href, page.url()).href)
    const type = reply.headers()['content-type'] ?? ''
    if (!/^(image|video)\//.test(type) || reply.headers()['content-disposition']?.startsWith('attachment'))
      throw new Error(`${href} does not open in a browser: ${type}.`)
  }
}

/** Returns what is wrong with what search engines and other sites read of a page. */
async function wrongTags({ page }: Visitor, url: string): Promise<string[]> {
  const tag = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  const [canonical, title, image] = await Promise.all([
    tag('link[rel=canonical]', 'href'),
    tag('meta[property="og:title"]', 'content'),
    tag('meta[property="og:image"]', 'content'),
  ])
  const about = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  return [
    new URL(canonical ?? '', url).pathname === '/t/isla-evans' ? '' : `canonical is ${canonical}`,
    title === 'Isla Evans' ? '' : `og:title is ${title}`,
    image?.includes('/uploads/covers/') ? '' : `og:image is ${image}`,
    about.mainEntity?.name === 'Isla Evans' ? '' : 'JSON-LD names nobody',
  ].filter(Boolean)
}
