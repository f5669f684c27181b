import { expect, test } from 'vitest'
import { publicMeta } from './public-meta.ts'

const titleOf = (pathname: string, title: string) =>
  publicMeta({ matches: [], location: { pathname, search: '' } }, { title, description: 'About it.' })[0]

test('the title of a public page ends in our name, unless it has the name already', () => {
  expect(titleOf('/pricing', 'Pricing')).toEqual({ title: 'Pricing · Marquee' })
  expect(titleOf('/why-choose-us', 'Why choose Marquee')).toEqual({ title: 'Why choose Marquee' })
  expect(titleOf('/t/ada', 'Ada Marquees')).toEqual({ title: 'Ada Marquees · Marquee' })
  expect(titleOf('/', 'Brand deals')).toEqual({ title: 'Marquee: Brand deals' })
})
