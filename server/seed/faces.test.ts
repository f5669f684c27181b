import { expect, test } from 'vitest'
import { faces } from './faces.ts'
import { WITH_PAGE } from './portfolios.ts'
import { demoTalents } from './talents.ts'

test('the talents of the demo with a public page, and no others, have faces of their own, and no two share hair and face', () => {
  const withPage = demoTalents.slice(0, WITH_PAGE)
  expect(Object.keys(faces)).toEqual(withPage.map(({ displayName }) => displayName))
  const looks = withPage.map(({ looks }) => looks)
  expect(new Set(looks.map(({ cut }) => cut)).size).toBeGreaterThanOrEqual(10)
  const shown = looks.map(({ cut, face }) => [cut, face?.mouth, face?.eyes, face?.brows].join(' '))
  expect(new Set(shown).size).toBe(WITH_PAGE)
  for (const build of ['long', 'short']) {
    const cuts = looks.filter((own) => own.build === build).map(({ cut, face }) => `${cut} ${face?.glasses}`)
    expect(new Set(cuts).size, build).toBe(cuts.length)
  }
})
