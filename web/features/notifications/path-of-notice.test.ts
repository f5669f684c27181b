import type { NoticePlace } from '@marquee/contract/notice-kinds'
import { notices } from '@marquee/contract/notices'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../../../server/src/modules/notifications/place-path.ts'
import routes from '../../app/routes.ts'
import { newsOf } from './news-in-words.ts'
import { pathOfNotice } from './path-of-notice.ts'

const sides = ['brand', 'talent', 'agent'] as const
const rows = Object.values(notices).flat()
/** Whom a side is told as. Agents of a talent are told what the talent is. */
const told = {
  brand: ['brand', 'account'],
  talent: ['talent', 'writers', 'person', 'payee', 'account'],
  agent: ['talent', 'writers', 'payee', 'agency', 'account'],
}
const rowsFor = (side: (typeof sides)[number]) => rows.filter(({ to }) => told[side].includes(to))
const placesOf = (side: (typeof sides)[number]): [side: (typeof sides)[number], place: NoticePlace][] =>
  [...new Set(rowsFor(side).map(({ place }) => place))].map((place) => [side, place])

describe.each(sides.flatMap(placesOf))('what is told to the %s of the place %s', (side, place) => {
  const path = pathOfNotice(side, { place, placeId: 'x' })

  it('leads to a page that exists', () => {
    const found = matchRoutes(pages, path)?.map(({ route }) => route.path)
    expect(found).toBeTruthy()
    expect(found).not.toContain('*')
  })

  it('leads there from a mail too', () => {
    expect(pathOf(side === 'agent' ? 'talentagent' : side, place, 'x')).toBe(path)
  })
})

it.each(sides)(
  'the %s may choose for each kind they are told of, and mail at once where something is mailed',
  (side) => {
    const rows = rowsFor(side).filter(({ to }) => to !== 'account')
    expect(new Set(newsOf[side].map(({ kind }) => kind))).toEqual(new Set(rows.map(({ kind }) => kind)))
    const mailed = rows.flatMap(({ kind, mail }) => (mail ? [kind] : []))
    expect(new Set(newsOf[side].flatMap(({ kind, atOnce }) => (atOnce ? [kind] : [])))).toEqual(
      new Set(mailed),
    )
  },
)

type Page = (typeof routes)[number]

const pages = routes.map(asRoute)

function asRoute({ path, children }: Page): RouteObject {
  return { ...(path !== undefined && { path }), ...(children && { children: children.map(asRoute) }) }
}
