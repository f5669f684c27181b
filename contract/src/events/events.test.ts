import { expect, test } from 'vitest'
import { correctionLifecycle } from '../lifecycles/correction.ts'
import { dealLifecycle } from '../lifecycles/deal.ts'
import { deliverableLifecycle } from '../lifecycles/deliverable.ts'
import { offerLifecycle } from '../lifecycles/offer.ts'
import { dealTimelineTexts } from './deal-timeline.ts'
import { topics } from './event.ts'
import { eventNames, events, timelineTexts } from './index.ts'
import { offerEvents } from './offers.ts'

test.each(eventNames)('%s has every part of a row', (name) => {
  const { upgrade: _optional, ...row } = events[name]
  expect(Object.keys(row).sort()).toEqual(['activityCard', 'notifications', 'screens', 'timeline'])
  for (const topic of events[name].screens) expect(topics).toContain(topic)
})

test('an event that notifies has at least one template', () => {
  for (const name of eventNames) expect(events[name].notifications).not.toEqual([])
})

test('timeline texts name events of the lifecycle', () => {
  const ofOffers = offerLifecycle.transitions.map(({ event }): string => event)
  for (const event of Object.keys(timelineTexts(offerEvents))) expect(ofOffers).toContain(event)
  const ofDeals = [
    ...dealLifecycle.transitions.map(({ event }) => `deal.${event}`),
    ...deliverableLifecycle.transitions.map(({ event }) => `deliverable.${event}`),
    ...correctionLifecycle.transitions.map(({ event }) => `correction.${event}`),
  ]
  const named = Object.keys(dealTimelineTexts)
  for (const kind of ['deal.', 'deliverable.', 'correction.'])
    expect(named.some((event) => event.startsWith(kind))).toBe(true)
  for (const event of named) expect(ofDeals).toContain(event.replace(/ by system$/, ''))
})
