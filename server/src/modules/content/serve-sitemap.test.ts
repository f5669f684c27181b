import { defaultContent } from '@marquee/contract/content/defaults'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://www.marquee.example' })
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const sitemap = async () => (await app.app.inject({ url: '/sitemap.xml' })).body

test('robots are kept out of the areas and are told where the sitemap is', async () => {
  const { body, headers } = await app.app.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toContain('Disallow: /dashboard')
  expect(body.split('\n')).toContain('Sitemap: https://www.marquee.example/sitemap.xml')
})

test('a robot that has the sitemap or the rules for robots is told that they have not changed', async () => {
  for (const url of ['/sitemap.xml', '/robots.txt']) {
    const { headers } = await app.app.inject({ url })
    expect(headers['cache-control'], url).toBe('no-cache')
    const again = await app.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body], url).toEqual([304, ''])
  }
})

test('the sitemap lists the pages that visitors can read, with the day of their last change', async () => {
  const before = await sitemap()
  expect(before).toContain('<url><loc>https://www.marquee.example/about</loc></url>')
  for (const path of ['pricing', 'talents', 'campaigns', 'contact'])
    expect(before.split(`<url><loc>https://www.marquee.example/${path}</loc></url>`)).toHaveLength(2)
  expect(before).toMatch(
    /<loc>https:\/\/www\.marquee\.example\/privacy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  )
  expect(before).toContain('<url><loc>https://www.marquee.example/reviews</loc></url>')
  const testimonials = [{ quote: 'Paid on the day.', name: 'Wren Adair', role: '' }]
  const draft = { page: 'testimonials', content: { ...defaultContent.testimonials, testimonials } }
  expectOk(await operator.call('/superAdmin/saveContentDraft', { revision: 0, draft }), 'draft')
  expect(await sitemap(), 'a draft').toBe(before)
  const which = { page: 'testimonials', revision: 1, reason: 'The first one' }
  expectOk(await operator.call('/superAdmin/publishContent', which), 'publication')
  expect(await sitemap()).toMatch(
    /<loc>https:\/\/www\.marquee\.example\/reviews<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  )
})
