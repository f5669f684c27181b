import { expect, test } from 'vitest'
import { bookings } from './bookings.ts'
import { pageFigures } from './page-figures.ts'
import { WITH_PAGE } from './portfolios.ts'
import { demoTalents } from './talents.ts'

test('every booking of the demo is for a package that the talent’s page offers', () => {
  for (const { talent, brand, sells } of bookings) {
    const offered = demoTalents.find(({ displayName }) => displayName === talent)?.packages ?? []
    expect(offered[sells], `${talent} for ${brand}`).toBeDefined()
  }
})

test('every booking of the demo starts after the demo begins', () => {
  for (const { talent, ended } of bookings) expect(ended, talent).toBeLessThanOrEqual(50)
})

test('the talents of the demo with a public page, and no others, have figures of their own', () => {
  const withPage = demoTalents.slice(0, WITH_PAGE).map(({ displayName }) => displayName)
  expect(Object.keys(pageFigures)).toEqual(withPage)
})
