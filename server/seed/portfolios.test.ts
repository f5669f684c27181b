import { expect, test } from 'vitest'
import { scenesWithPerson } from './art/scene.ts'
import { demoCampaigns } from './campaigns.ts'
import { MAX_VARIANTS } from './pictures.ts'
import { shownWorks, WITH_PAGE } from './portfolios.ts'
import { demoTalents } from './talents.ts'

const shown = demoTalents
  .slice(0, WITH_PAGE)
  .flatMap((talent, index) => shownWorks(talent, index).map(([motif]) => motif))

test('the public pages of the demo show no scene twice', () => {
  expect(new Set(shown).size).toBe(shown.length)
})

test('a card of the demo shows four scenes, and no open campaign has the scene of a cover or a public page', () => {
  for (const { displayName, motif, works } of demoTalents)
    expect(new Set([motif, ...works.slice(0, 3).map(([work]) => work)]).size, displayName).toBe(4)
  const ofTalents = new Set([...demoTalents.map(({ motif }) => motif), ...shown])
  const open = demoCampaigns.filter(({ state }) => state === 'live').map(({ picture: [motif] }) => motif)
  expect(open.length).toBeGreaterThan(10)
  expect(new Set(open).size).toBe(open.length)
  expect(open.filter((motif) => ofTalents.has(motif))).toEqual([])
})

test('no two talents of the demo have the same cover, and the first 24 not even the same scene', () => {
  const covers = demoTalents.map(({ motif, variant, looks }) =>
    [motif, variant % MAX_VARIANTS, scenesWithPerson.has(motif) ? looks.skin : ''].join(' '),
  )
  expect(new Set(covers).size).toBe(covers.length)
  const first = demoTalents.slice(0, 24).map(({ motif }) => motif)
  expect(new Set(first).size).toBe(first.length)
})

test('each talent of the demo has an account on every network on which they sell a package', () => {
  for (const { displayName, packages, alsoOn } of demoTalents)
    for (const [, platform] of packages)
      expect(['instagram', 'tiktok', 'file', ...alsoOn], displayName).toContain(platform)
})

test('a package of the demo costs more than one of the same talent with less work, fewer revisions or shorter use', () => {
  // A set of stories or posts is less work than a reel, and a series of several works is the most.
  const workOf = (format: string, quantity: number) =>
    format === 'story' || format === 'post' ? 0 : format === 'reel' ? quantity : null
  for (const { displayName, packages } of demoTalents)
    for (const [title, , format, quantity, price, , revisions, rightsDays] of packages)
      for (const [other, , otherFormat, otherQuantity, otherPrice, , otherRevisions, otherDays] of packages) {
        const [work, otherWork] = [workOf(format, quantity), workOf(otherFormat, otherQuantity)]
        const isMore =
          revisions >= otherRevisions &&
          rightsDays >= otherDays &&
          (revisions > otherRevisions || rightsDays > otherDays)
        if (isMore || (work !== null && otherWork !== null && work > otherWork))
          expect(price, `${displayName}: ${title}, ${other}`).toBeGreaterThan(otherPrice)
      }
})
