import { contentPages } from '@marquee/contract/content/pages'
import { contentKeys } from '@marquee/contract/content/schemas'
import { isLegalDocument } from '@marquee/contract/legal/keys'
import { payloads } from '../server/src/invariants/scripts/payloads.ts'
import { ask } from './harness/call-api.ts'
import { findOverflow } from './harness/layout-checks.ts'
import { findBarriers } from './harness/page-checks.ts'
import type { Person } from './harness/person.ts'
import { type Stage, scenario } from './harness/scenario.ts'
import { checkPhoneHeader } from './header-steps.ts'
import { checkFirstReply, checkScripts } from './page-bytes.ts'
import { previewOf } from './preview-content.ts'
import { addTwoOperators, SECOND_OPERATOR_EMAIL, signInOperator } from './sign-in-operator.ts'
import { makeWork } from './work-files.ts'

export const prepare = addTwoOperators

/** How soon a visitor sees what was published, in milliseconds. */
const MAX_DELAY_MS = 1_000
const all = payloads.join(' ')
const publicPaths = contentKeys.flatMap((key) => contentPages[key].path ?? [])

export const scenarios = [
  scenario('an operator edits, previews, publishes and restores a public page', async (stage) => {
    const { step, looksRight } = stage
    const operator = await stage.person('Olive Hart')
    const visitor = await stage.person('Wren Adair', 390)
    visitor.expects(/status of 404/)
    await signInOperator(stage, operator)
    await step('the operator opens the page about us', async () => {
      await operator.opens('/admin/content')
      await operator.sees('Original text')
    })
    await looksRight(operator, 'Content pages')
    await step('the operator changes the title and saves a draft', async () => {
      await operator.follows(/About us/)
      await operator.fills('Title', 'About our marketplace')
      await operator.clicks('Save draft')
      await operator.sees(/^Draft saved by Olive Hart/)
    })
    await looksRight(operator, 'Content editor')
    await step('the operator sees the draft at the real address, and the visitor does not', async () => {
      const preview = await previewOf(operator)
      await preview.getByRole('heading', { name: 'About our marketplace' }).waitFor()
      await preview.getByText('This is the draft. Only operators see it.').waitFor()
      await visitor.opens(new URL(preview.url()).pathname + new URL(preview.url()).search)
      await visitor.sees('About Marquee')
      await visitor.sees(/Only signed-in operators see drafts/)
      await preview.close()
    })
    await step('the visitor sees the published page within a second', async () => {
      await operator.clicks('Publish')
      const dialog = operator.page.getByRole('dialog')
      await operator.fills('Internal reason', 'A clearer title', dialog)
      const published = operator.page.waitForResponse(/publishContent/)
      await operator.clicks('Publish', dialog)
      await published
      await showsWithin(visitor, '/about', 'About our marketplace')
    })
    await step('a version that does not exist is not shown as if nobody were signed in', async () => {
      await operator.opens('/about?preview=aboutUs&version=99')
      await operator.sees(/There is no version 99 of this page/)
    })
    await addsPicture(stage, { operator, visitor })
    await step('a second window that still has the old text is told, and loses nothing', async () => {
      const second = await operator.page.context().newPage()
      await second.goto('/admin/content/aboutUs')
      await second.getByLabel('Title', { exact: true }).fill('From the second window')
      await operator.fills('Description', 'Who Marquee is for.')
      await operator.clicks('Save draft')
      await operator.sees(/^Draft saved by Olive Hart/)
      operator.expects(/status of 409/)
      await second.getByRole('button', { name: 'Save draft' }).click()
      await second.getByText('This page was changed while you were editing it.').waitFor()
      if ((await second.getByLabel('Title', { exact: true }).inputValue()) !== 'From the second window')
        throw new Error('What was typed is lost.')
      await second.getByRole('button', { name: 'Keep mine for the next save' }).click()
      await second.getByRole('button', { name: 'Save draft' }).click()
      await second.getByText(/^Draft saved by Olive Hart/).waitFor()
      await second.close()
    })
    await step(
      'the operator restores the original text, and the visitor sees it within a second',
      async () => {
        await operator.opens('/admin/content/aboutUs')
        await operator.clicks('Restore the original text')
        const dialog = operator.page.getByRole('dialog')
        await operator.fills('Internal reason', 'Back to the first text', dialog)
        const restored = operator.page.waitForResponse(/restoreContent/)
        await operator.clicks('Restore', dialog)
        await restored
        await showsWithin(visitor, '/about', 'About Marquee')
        await operator.sees('Original text restored')
      },
    )
    await step('the pricing page has a new heading and its own figures within a second', async () => {
      await operator.opens('/admin/content')
      await operator.follows(/Pricing/)
      await operator.fills('Title', 'What Marquee costs')
      await operator.fills('Heading of the calculator', 'Your own example')
      await operator.clicks('Save draft')
      await operator.sees(/^Draft saved by Olive Hart/)
      const preview = await previewOf(operator)
      await preview.getByRole('heading', { name: 'Your own example' }).waitFor()
      await preview.close()
      await operator.clicks('Publish')
      const dialog = operator.page.getByRole('dialog')
      await operator.fills('Internal reason', 'Words that visitors use', dialog)
      const published = operator.page.waitForResponse(/publishContent/)
      await operator.clicks('Publish', dialog)
      await published
      await showsWithin(visitor, '/pricing', 'What Marquee costs')
      await visitor.sees('Your own example')
      await visitor.sees('£800')
    })
    await step('the list of versions shows what changed, who changed it and why', async () => {
      await operator.clicks('Show changes of version 1')
      const dialog = operator.page.getByRole('dialog')
      await operator.sees(/^Olive Hart, .*Reason: Words that visitors use/, dialog)
      const title = dialog.getByRole('region', { name: 'Title' })
      await title.locator('del').filter({ hasText: 'Pricing' }).waitFor()
      await title.locator('ins').filter({ hasText: 'What Marquee costs' }).waitFor()
      await dialog.getByRole('region', { name: 'Heading of the calculator' }).waitFor()
      if ((await dialog.getByRole('region').count()) !== 2) throw new Error('Other fields are shown too.')
    })
    await looksRight(operator, 'Changes in a version')
    await step('a question is added, moved up and removed', async () => {
      await operator.opens('/admin/content/faq')
      await operator.clicks('Add question')
      await operator.fills(/^Topic$/, 'Offers')
      await operator.fills(/^Question$/, 'Is this the newest question?')
      await operator.fills(/^Answer$/, 'Yes.')
      const count = await operator.page.getByRole('button', { name: /^Up: move question/ }).count()
      await operator.clicks(`Up: move question ${count}`)
      await operator.clicks('Save draft')
      await operator.sees(/^Draft saved by Olive Hart/)
      const { current } = await ask(operator, '/superAdmin/getContentPage', { page: 'faq' })
      const { question, answer } = current.content.questions.at(-2)
      if (question !== 'Is this the newest question?' || answer !== '<p>Yes.</p>')
        throw new Error(`Saved: ${question} ${answer}`)
      await operator.clicks(`Remove question ${count - 1}`)
      await operator.clicks('Save draft')
      await operator.page.getByText('Is this the newest question?').waitFor({ state: 'hidden' })
    })
    await step('a page that a visitor cannot find says so and leads on', async () => {
      await visitor.opens('/no-such-page')
      await visitor.sees('Page not found')
      await visitor.follows(/How it works/)
      await visitor.isAt('/how-it-works')
    })
    await looksRight(visitor, 'How it works')
    await step('the page of reviews opens, also from its former address', async () => {
      await visitor.opens('/testimonials')
      await visitor.isAt('/reviews')
      await visitor.sees('What brands and talents say')
      await visitor.sees('No review by a brand yet.')
    })
    await looksRight(visitor, 'Reviews')
  }),
  scenario('every public page can be found, shared and read by everyone', async (stage) => {
    const visitor = await stage.person('Fern Row')
    const titles = new Map<string, string>()
    for (const path of publicPaths) await stage.check(() => problemsOf(stage, visitor, path, titles))
    await stage.step(
      'the calculator answers as one types and without script, as the prices of the home do',
      async () => {
        await visitor.opens('/pricing')
        await visitor.sees('£800')
        await visitor.fills('Price of the deal', '600')
        await visitor.sees('£400')
        await visitor.fills(/commission/, '10')
        await visitor.sees('£360')
        if (await visitor.page.getByRole('button', { name: 'Calculate' }).isVisible())
          throw new Error('The calculator has a button although it answers as one types.')
        const plain = await stage.browser.newContext({ baseURL: stage.address, javaScriptEnabled: false })
        const page = await plain.newPage()
        await page.goto('/pricing')
        await page.getByText('£800').waitFor()
        await page.getByLabel('Price of the deal').fill('300')
        await page.getByRole('button', { name: 'Calculate' }).click()
        await page.getByText('£200').waitFor()
        await page.goto('/')
        await page.getByText('£3,000', { exact: true }).first().click()
        await page.getByText('£2,000').waitFor()
        await plain.close()
      },
    )
    await stage.step('the example of an offer and the questions answer as one uses them', async () => {
      await visitor.opens('/why-choose-us')
      await visitor.clicks('Lower the price')
      await visitor.clicks('Raise the price')
      await visitor.clicks('Raise the price')
      await visitor.sees('£520')
      await visitor.page.getByRole('radio', { name: '3', exact: true }).check()
      await visitor.sees('3 changes')
      await visitor.opens('/faq')
      const answer = visitor.page.getByText('Do I receive invoices?')
      await visitor.fills('Search the questions', 'invoices')
      await visitor.sees(/\d questions? for “invoices”/)
      await answer.waitFor()
      await visitor.fills('Search the questions', 'zebra')
      await visitor.sees(/No answers for/)
      await answer.waitFor({ state: 'hidden' })
      await visitor.page.keyboard.press('Escape')
      await answer.waitFor()
    })
    await checkPhoneHeader(stage)
    await stage.step('the pages that visitors see first come whole in one reply', async () => {
      for (const path of ['/', '/how-it-works', '/talents', '/campaigns']) await checkFirstReply(stage, path)
    })
    await stage.step('no public page loads scripts before it is used', async () => {
      for (const path of publicPaths) await checkScripts(stage, path)
    })
    await stage.step('the sitemap lists each page, and robots know it', async () => {
      const sitemap = await (await fetch(`${stage.address}/sitemap.xml`)).text()
      for (const path of publicPaths)
        if (!sitemap.includes(`<loc>${stage.address}${path}</loc>`)) throw new Error(`${path} is missing.`)
      const robots = await (await fetch(`${stage.address}/robots.txt`)).text()
      if (!robots.includes(`Sitemap: ${stage.address}/sitemap.xml`)) throw new Error(robots)
    })
  }),
  scenario('scripts stored in every field of the public pages do not run', async (stage) => {
    const { step } = stage
    const operator = await stage.person('Noah Bell')
    const visitor = await stage.person('Ines Okafor', 390)
    await visitor.page.addInitScript(() =>
      Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', 'yes') }),
    )
    await signInOperator(stage, operator, SECOND_OPERATOR_EMAIL)
    for (const page of contentKeys)
      await step(`scripts are stored in every field and do not run: ${page}`, async () => {
        const { current, revision } = await ask(operator, '/superAdmin/getContentPage', { page })
        const content = hostile(current.content)
        if (page === 'testimonials')
          content.testimonials = [{ quote: all.slice(0, 600), name: tag, role: tag }]
        if (page === 'settings')
          Object.assign(content, {
            contactEmail: '',
            announcementLink: '/pricing',
            announcement: tag,
            socialLinks: [],
          })
        const saved = await ask(operator, '/superAdmin/saveContentDraft', {
          revision,
          draft: { page, content },
        })
        await ask(operator, '/superAdmin/publishContent', {
          page,
          revision: saved.revision,
          ...(isLegalDocument(page) && { legal: { isMinor: true, changes: [tag] } }),
          reason: 'To test it',
        })
        await visitor.opens(contentPages[page].path ?? '/')
        for (const summary of await visitor.page.locator('main details > summary:visible').all())
          await summary.click()
        await visitor.page.waitForTimeout(200)
        const ran = await visitor.page.evaluate(() => document.documentElement.getAttribute('data-ran'))
        if (ran) throw new Error('A script ran.')
        await visitor.sees(/onerror=ran/)
      })
  }),
]

const tag = '<img src=x onerror=ran()>'
const DESCRIPTION = 'A studio with two lamps'

/** The operator adds a picture with its description to the page about us, and the visitor sees it in the width of the text. */
async function addsPicture(
  { browser, step, looksRight }: Stage,
  { operator, visitor }: { operator: Person; visitor: Person },
): Promise<void> {
  const { picture } = await makeWork(browser)
  const dialog = operator.page.getByRole('dialog')
  await step('the operator adds a picture, which needs a description', async () => {
    await operator.opens('/admin/content/aboutUs')
    await operator.clicks(/Who it’s for/)
    await operator.page.getByRole('textbox', { name: 'Text' }).click()
    await operator.clicks('Add a picture')
    await dialog.locator('input[type=file]').setInputFiles(picture)
    await operator.clicks('Add picture', dialog)
    await operator.sees('Describe the picture.', dialog)
  })
  await looksRight(operator, 'Picture of a page')
  await step('the operator describes it, and the draft is saved with it', async () => {
    await operator.fills(/^Description/, DESCRIPTION, dialog)
    await operator.clicks('Add picture', dialog)
    await operator.page.getByRole('img', { name: DESCRIPTION }).waitFor()
    await operator.page.keyboard.type('Our studio.')
    await operator.fills('Heading', '  Who it’s for  ')
    await operator.clicks('Save draft')
    await operator.sees(/^Draft saved by Olive Hart/)
    await operator.page.getByRole('img', { name: DESCRIPTION }).waitFor()
    await operator.sees('Our studio.')
    const heading = await operator.page.getByRole('textbox', { name: 'Heading' }).inputValue()
    if (heading !== 'Who it’s for') throw new Error(`The form shows “${heading}”, which was not saved.`)
  })
  await looksRight(operator, 'Content editor with a picture')
  await step('the visitor sees the picture with its description, within the width of a phone', async () => {
    await operator.clicks('Publish')
    await operator.fills('Internal reason', 'A picture of the studio', dialog)
    await operator.clicks('Publish', dialog)
    await dialog.waitFor({ state: 'hidden' })
    await visitor.opens('/about')
    const shown = visitor.page.getByRole('img', { name: DESCRIPTION })
    await shown.scrollIntoViewIfNeeded()
    await visitor.page.waitForFunction(
      (name) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)?.naturalWidth,
      DESCRIPTION,
    )
    const box = await shown.boundingBox()
    if (!box || box.width > 390 || box.width < 200) throw new Error(`The picture is ${box?.width} px wide.`)
  })
  await looksRight(visitor, 'About us with a picture')
}

/** Opens the page until it shows the heading. Fails when that takes longer than a second. */
async function showsWithin(visitor: Person, path: string, heading: string): Promise<void> {
  const began = Date.now()
  do {
    const body = await (await fetch(new URL(path, visitor.page.url()))).text()
    if (body.includes(`<h1>${heading}</h1>`)) {
      await visitor.opens(path)
      return visitor.sees(heading)
    }
  } while (Date.now() - began < MAX_DELAY_MS)
  throw new Error(`${path} does not show “${heading}” within ${MAX_DELAY_MS} ms.`)
}

/** Returns content with a script in each of its texts. */
function hostile(content: Record<string, string | Record<string, string>[]>): Record<string, unknown> {
  const textOf = (text: string) =>
    text.startsWith('<') ? `<p>Text</p>${tag}<p>&lt;img onerror=ran()&gt;</p>${all}` : tag
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? textOf(value)
        : value.map((entry, index) =>
            // Headings of a legal page differ.
            Object.fromEntries(
              Object.entries(entry).map(([field, text]) => [
                field,
                // One of a list or nothing, which takes nothing else.
                field === 'view' ? text : `${textOf(text)} ${index}`,
              ]),
            ),
          ),
    ]),
  )
}

/** Returns what a public page lacks at the widths of a phone and of a laptop. */
async function problemsOf(
  { address }: Stage,
  visitor: Person,
  path: string,
  titles: Map<string, string>,
): Promise<string[]> {
  const problems: string[] = []
  for (const width of [390, 1440]) {
    await visitor.page.setViewportSize({ width, height: 900 })
    await visitor.opens(path)
    const found = [...(await findBarriers(visitor.page)), ...(await visitor.page.evaluate(findOverflow))]
    problems.push(...found.map((problem) => `${path} at ${width}: ${problem}`))
  }
  const read = (selector: string, name: string) =>
    visitor.page
      .locator(selector)
      .evaluateAll((tags, attribute) => tags.map((one) => one.getAttribute(attribute)), name)
  const title = await visitor.page.title()
  const earlier = titles.get(title)
  if (earlier) problems.push(`${path} has the title of ${earlier}: ${title}`)
  titles.set(title, path)
  const [description = '', ...others] = await read('meta[name=description]', 'content')
  if (!description || others.length > 0) problems.push(`${path} has ${others.length + 1} descriptions.`)
  const canonical = (await read('link[rel=canonical]', 'href')).join()
  if (canonical !== `${address}${path}`) problems.push(`${path} has the canonical address ${canonical}.`)
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image'])
    if ((await read(`meta[property="${name}"]`, 'content')).length !== 1)
      problems.push(`${path} lacks ${name}.`)
  if ((await visitor.page.locator('h1').count()) !== 1) problems.push(`${path} has not one heading.`)
  return problems
}
