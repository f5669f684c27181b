import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import type { MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import type { MetaArgs } from '#lib/public-meta.ts'
import routes from '../routes.ts'

interface RouteModule {
  default: ComponentType
  meta?: (args: MetaArgs) => MetaDescriptor[]
}

const modules = import.meta.glob<RouteModule>(['./*.tsx', '!./*.test.tsx'])

/** Returns the routes inside the layout of the account pages. */
function accountRoutes(entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] {
  for (const { file, children = [] } of entries) {
    const found = file === 'account/layout.tsx' ? children : accountRoutes(children)
    if (found.length > 0) return found
  }
  return []
}

const pages = accountRoutes(routes).map(({ path = '', file }) => ({ path: `/${path}`, file }))

/** Returns the tags that the server writes into the page. */
async function tagsOf({ path, file }: (typeof pages)[number]): Promise<MetaDescriptor[]> {
  const load = modules[`./${file.replace('account/', '')}`]
  const { meta } = (await load?.()) ?? {}
  const matches = [{ id: 'root', loaderData: { origin: 'https://marquee.example' } }]
  return meta?.({ matches, location: { pathname: path, search: '?next=/dashboard' } }) ?? []
}

const contentOf = (tags: readonly MetaDescriptor[], name: string): unknown => {
  for (const tag of tags) if ('name' in tag && tag.name === name) return tag.content
}

test('each account page has a title and a description of its own', async () => {
  const titles = new Map<unknown, string>()
  for (const page of pages) {
    const tags = await tagsOf(page)
    const title = tags.flatMap((tag) => ('title' in tag ? [tag.title] : []))
    expect(title, page.path).toEqual([expect.stringMatching(/^.{4,}· Marquee$/)])
    expect(titles.get(title[0]), page.path).toBeUndefined()
    titles.set(title[0], page.path)
    expect(contentOf(tags, 'description'), page.path).toMatch(/^.{20,160}$/)
  }
  expect(titles.get('Sign in as a brand · Marquee')).toBe('/signin/brand')
  expect(titles.get('Join as a talent agent · Marquee')).toBe('/signup/talentagent')
})

test('search engines leave out the pages that are useless without an emailed link', async () => {
  const listed: string[] = []
  for (const page of pages) if (contentOf(await tagsOf(page), 'robots') === undefined) listed.push(page.path)
  expect(listed).toEqual([
    '/signin',
    '/signin/brand',
    '/signin/talent',
    '/signin/talentagent',
    '/signup',
    '/signup/brand',
    '/signup/talent',
    '/signup/talentagent',
    '/forgot-password',
  ])
})

test('the address of a sign-in page for search engines has no query', async () => {
  const tags = await tagsOf({ path: '/signin/talent', file: 'account/sign-in-role.tsx' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://marquee.example/signin/talent',
  })
})
