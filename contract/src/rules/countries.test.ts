import { expect, it } from 'vitest'
import { countryName } from './countries.ts'

it.each([
  ['GB', 'United Kingdom'],
  ['GB', 'United Kingdom'],
  ['FR', 'France'],
  ['ZQ', 'ZQ'],
  ['Wales', 'Wales'],
  ['', ''],
])('the name of the country %j is %j, also when it is asked for again', (code, name) => {
  expect(countryName(code)).toBe(name)
})
