import { appCodeOf } from '../server/src/testing/app-code.ts'
import routes from '../web/app/routes.ts'
import { ask } from './harness/call-api.ts'
import { Crawler } from './harness/crawler.ts'
import { findLayoutErrors } from './harness/layout-checks.ts'
import { findBarriers } from './harness/page-checks.ts'
import type { Person } from './harness/person.ts'
import type { SettingsFor } from './harness/product.ts'
import { type Stage, scenario } from './harness/scenario.ts'
import { timeOf } from './move-time.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const settingsFor: SettingsFor = () => ({ DEMO: 'on' })
export const prepare = addOperator

/** WIDTHS lists other widths, such as `320,390,768,1440,1920`. */
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number)

/** The demo’s sign-in of each role, and where its pages begin. */
const roles = {
  brand: { area: '/dashboard', account: /Glow Botanics/ },
  talent: { area: '/dashboard/talent', account: /Maya Okafor/ },
  talentagent: { area: '/dashboard/talent-agent', account: /Ida Larkfield/ },
}
const operatorArea = '/admin'
const areas = [operatorArea, ...Object.values(roles).map(({ area }) => area)]

/** Pages that only lead to another one. */
const redirects = new Set(['/admin', '/testimonials', '/help', '/terms'])
/** Pages that need the query of a link that leads to them. */
const needsQuery = new Set(['/dashboard/offers/new'])
/** Pages opened for each route with an id. They differ by status, so the first and the last link are taken. */
const perRoute = 2

/** A picture of 10 by 10 pixels. */
const picture = `data:image/gif;base64,R0lGODlhCgAKAIAAAP///wAAACH5BAEAAAAALAAAAAAKAAoAAAIIhI+py+0PYysAOw==`
/** A part of a page with one mistake each, and what has to be found in it. */
const mistakes: [RegExp, string][] = [
  [/^image-alt/, `<img src="${picture}" width="10" height="10">`],
  [/wider than the screen/, '<p style="width: 500px">Wide</p>'],
  [/empty space end the page/, '<p>End</p><div style="height: 1200px"></div>'],
  [
    /empty space end <section/,
    '<section tabindex="0" style="height: 300px; overflow: auto">End<div style="height: 900px"></div></section>',
  ],
  [/broken picture/, '<img alt="Broken" src="data:image/gif;base64,AAAA" width="10" height="10">'],
  [/enlarged 4.00 times/, `<img alt="Enlarged" src="${picture}" width="40" height="40">`],
  [/control 30 px high: <button/, '<button style="height: 30px">Low</button>'],
  [/control \d+ px high: <a/, '<p><a href="/">A link alone</a></p>'],
  [
    /cut text: “Too long/,
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Too long for its place</p>',
  ],
  [
    /cut text: “Too high/,
    '<p style="width: 60px; height: 20px; overflow: hidden">Too high for its place</p>',
  ],
]
/** What looks like one of these mistakes and is none. */
const sound = `<main><h1>Sound</h1><p>Text with <a href="/">a link</a> in it.</p>
<img alt="Small" src="${picture}" width="10" height="10">
<button style="height: 44px">High</button>
<label style="display: block; padding: 12px 0"><input type="checkbox"> Label</label>
<p title="Too long for its place" style="width: 60px; overflow: hidden; white-space: nowrap">Too long for its place</p>
<div tabindex="0" style="width: 60px; overflow: auto; white-space: nowrap">Too long for its place</div>
<div style="height: 900px">Text above a bar</div>
<div style="display: contents"><div style="position: sticky; bottom: 0; padding-top: 220px">A bar at the end</div></div>
</main>`

export const scenarios = [
  scenario('each check of the crawl finds its mistake', async (stage) => {
    const visitor = await stage.person('Visitor of mistakes', 390)
    const { page } = visitor
    const show = (body: string) =>
      page.setContent(`<!doctype html><html lang="en"><title>Page</title><body>${body}</body></html>`)
    const found = async () => [...(await findBarriers(page)), ...(await findLayoutErrors(page))]
    for (const [expected, body] of mistakes)
      await stage.step(`a page with a mistake is found: ${expected.source}`, async () => {
        await show(`<main><h1>Page</h1>${body}</main>`)
        const errors = await found()
        if (errors.length !== 1 || !expected.test(errors[0] ?? ''))
          throw new Error(`Found: ${errors.join('; ')}`)
      })
    await stage.step('a page without a mistake passes', async () => {
      await show(sound)
      const errors = await found()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    })
    await stage.step('an error in the console is noted', async () => {
      await page.evaluate(() => console.error('on purpose'))
      const noted = visitor.errors.splice(0)
      if (noted.length !== 1) throw new Error(`Noted: ${noted.join('; ')}`)
    })
  }),
  scenario('every page of every role at every width', async (stage) => {
    await Promise.all([
      crawlRole(stage, 'brand'),
      crawlRole(stage, 'talent'),
      crawlRole(stage, 'talentagent'),
      crawlOperators(stage),
      crawlPublicPages(stage),
      crawlPaymentPages(stage),
    ])
  }),
]

async function crawlRole(stage: Stage, role: keyof typeof roles): Promise<void> {
  await crawlArea(stage, await signIn(stage, `Crawler as ${role}`, role), roles[role].area)
}

async function crawlOperators(stage: Stage): Promise<void> {
  const operator = await stage.person('Crawler as operator')
  await signInOperator(stage, operator)
  // Only the page of an agent leads to the profiles that the agency manages.
  const { items } = await ask(operator, '/superAdmin/getUserList', { role: 'talentagent', limit: 50 })
  const agents = items.map(({ id }: { id: string }) => `/admin/users/${id}`)
  await crawlArea(stage, operator, operatorArea, agents.slice(0, 2))
}

/** Opens every page of an area: first those without an id and `also`, then those that links lead to. */
async function crawlArea(
  stage: Stage,
  person: Person,
  area: string,
  also: readonly string[] = [],
): Promise<void> {
  // A page that does not exist says so with its status.
  person.expects(/status of 404/)
  const crawler = new Crawler(person, widths)
  const mine = pathsOf(routes).filter((path) => areaOf(path) === area)
  const fixed = mine.filter((path) => !path.includes(':') && !needsQuery.has(path) && !redirects.has(path))
  for (const path of [...fixed, ...also])
    await stage.check(() => crawler.check(path.replace('*', 'no-such-page')))
  const known = new Set(mine)
  let left = mine.filter((path) => !fixed.includes(path) && !redirects.has(path))
  while (left.length > 0) {
    const [found] = left.filter((path) => linksTo(path, crawler, known).length > 0)
    if (!found) break
    const links = linksTo(found, crawler, known)
    for (const link of new Set([links[0] ?? '', links.at(-1) ?? ''].slice(0, perRoute)))
      await stage.check(() => crawler.check(link))
    left = left.filter((path) => path !== found)
  }
  await stage.check(async () => left.map((path) => `no link leads to ${path}`))
}

/** Opens the pages that need no account, the roster an agent shares, and the pages that the server itself writes. */
async function crawlPublicPages(stage: Stage): Promise<void> {
  const agent = await signIn(stage, 'Agent with a shared roster', 'talentagent')
  const { url } = await ask(agent, '/talentagent/share-roster', { title: 'Faces to crawl' })
  const visitor = await stage.person('Crawler as visitor')
  visitor.expects(/status of 404/)
  const crawler = new Crawler(visitor, widths)
  const open = pathsOf(routes).filter(
    (path) => areaOf(path) === '' && !path.includes(':') && !redirects.has(path),
  )
  const ofRoles = Object.keys(roles).flatMap((role) => [`/signin/${role}`, `/signup/${role}`])
  for (const path of [...open, ...ofRoles, new URL(url).pathname, '/dev/mail'])
    await stage.check(() => crawler.check(path.replace('*', 'no-such-page')))
  // Its calls all look the same, so the first 60 blocks stand for all.
  await stage.check(() => crawler.check('/api/docs', 'main > :nth-child(n + 61)'))
}

/**
 * Opens the pages of the payment sandbox: its control page, the checkout of a new brand, the latest invoice of the demo’s
 * brand and the bank details of a new talent.
 */
async function crawlPaymentPages(stage: Stage): Promise<void> {
  const brand = await stage.person('Crawler as customer')
  await signUp(stage, brand, 'brand', 'crawler@example.com')
  const { items } = await ask(brand, '/getSubscriptionPlans', {})
  const { url } = await ask(brand, '/createCheckoutSession', { planKey: items[0].key })
  const talent = await stage.person('Crawler as payee')
  await signUp(stage, talent, 'talent', 'payee@example.com')
  const { key, challenge } = await ask(talent, '/user/startSecondFactor', {})
  const code = appCodeOf(key, await timeOf(stage))
  await ask(talent, '/user/turnOnSecondFactor', { challenge, code })
  const { onboardingUrl } = await ask(talent, '/talent/addBankAccount', {})
  const crawler = new Crawler(brand, widths)
  for (const address of [new URL('/', url).href, url, onboardingUrl])
    await stage.check(() => crawler.check(address))
  const invoice = [...crawler.links].find((link) => link.startsWith('/invoice/'))
  await stage.check(async () =>
    invoice
      ? crawler.check(new URL(invoice, url).href)
      : ['no link leads to an invoice of the payment sandbox'],
  )
}

/** Returns a person who has signed in with the demo account of a role. */
async function signIn(stage: Stage, name: string, role: keyof typeof roles): Promise<Person> {
  const person = await stage.person(name)
  await person.opens(`/signin/${role}`)
  await person.clicks(roles[role].account)
  await person.isAt(roles[role].area)
  return person
}

/** Returns the paths of all pages, one with and one without an optional part. */
function pathsOf(entries: readonly (typeof routes)[number][], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above
    if (entry.children) return pathsOf(entry.children, path)
    if (!path.endsWith('?')) return [path || '/']
    return [path.replace(/\/[^/]+$/, ''), path.slice(0, -1)]
  })
}

/** Returns the area a path belongs to, empty for pages that need no account. */
function areaOf(path: string): string {
  if (path === '/admin/signin') return ''
  const longestFirst = areas.toSorted((one, other) => other.length - one.length)
  return longestFirst.find((area) => path === area || path.startsWith(`${area}/`)) ?? ''
}

/** Returns the links seen that lead to a route, but not to a route with a fixed path. */
function linksTo(route: string, { links }: Crawler, known: ReadonlySet<string>): string[] {
  // A menu opens the form of a change, so no link leads to it.
  const isChange = route.endsWith('/deals/:dealId/change')
  const linked = isChange ? route.replace(/\/change$/, '') : route
  const pattern = new RegExp(`^${linked.replaceAll(/:\w+/g, '[^/]+')}$`)
  const found = [...links].filter((link) => {
    const [path = '', query] = link.split('?')
    return pattern.test(path) && (needsQuery.has(route) ? query !== undefined : !known.has(path))
  })
  return isChange ? found.map((link) => `${link.split('?')[0]}/change`) : found
}
