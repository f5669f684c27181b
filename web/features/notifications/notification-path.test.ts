import type { RenderedNotification } from '@marquee/contract/events/event'
import { events } from '@marquee/contract/events/index'
import type { NotificationTarget } from '@marquee/contract/notification-kinds'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../../../server/src/modules/notifications/notification-path.ts'
import routes from '../../app/routes.ts'
import { notificationDescriptions } from './notification-descriptions.ts'
import { notificationPath } from './notification-path.ts'

const sides = ['brand', 'talent', 'agent'] as const
const rows = Object.values(events).flatMap((row): readonly RenderedNotification[] => row.notifications ?? [])
/** The recipient names of each viewer. An agent receives what their talent receives. */
const recipients = {
  brand: ['brand', 'account'],
  talent: ['talent', 'writers', 'person', 'payee', 'account'],
  agent: ['talent', 'writers', 'payee', 'agency', 'account'],
}
const rowsFor = (side: (typeof sides)[number]) => rows.filter(({ to }) => recipients[side].includes(to))
const targetsOf = (
  side: (typeof sides)[number],
): [side: (typeof sides)[number], targetType: NotificationTarget][] =>
  [...new Set(rowsFor(side).map(({ targetType }) => targetType))].map((targetType) => [side, targetType])

describe.each(sides.flatMap(targetsOf))(
  'a notification to the %s about the target %s',
  (side, targetType) => {
    const path = notificationPath(side, { targetType, targetId: 'x' })

    it('links to a page that exists', () => {
      const found = matchRoutes(pages, path)?.map(({ route }) => route.path)
      expect(found).toBeTruthy()
      expect(found).not.toContain('*')
    })

    it('has the same link in an email', () => {
      expect(pathOf(side === 'agent' ? 'talentagent' : side, targetType, 'x')).toBe(path)
    })
  },
)

it.each(sides)(
  'the %s has settings for each kind they receive, and immediate emails where they exist',
  (side) => {
    const rows = rowsFor(side).filter(({ to, kind }) => to !== 'account' || kind === 'searches')
    expect(new Set(notificationDescriptions[side].map(({ kind }) => kind))).toEqual(
      new Set(rows.map(({ kind }) => kind)),
    )
    const mailed = rows.flatMap(({ kind, email }) => (email ? [kind] : []))
    expect(
      new Set(notificationDescriptions[side].flatMap(({ kind, atOnce }) => (atOnce ? [kind] : []))),
    ).toEqual(new Set(mailed))
  },
)

type Page = (typeof routes)[number]

const pages = routes.map(asRoute)

function asRoute({ path, children }: Page): RouteObject {
  return { ...(path !== undefined && { path }), ...(children && { children: children.map(asRoute) }) }
}
