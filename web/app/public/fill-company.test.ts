import { defaultContent } from '@marquee/contract/content/defaults'
import { expect, test } from 'vitest'
import { fillCompany } from './fill-company.ts'

const { sections } = defaultContent.privacy

test('the privacy notice names the company that runs the market', () => {
  const [first] = fillCompany(sections, { name: 'Larch & Finch Ltd', address: '1 Mill Lane' })
  expect(first?.text).toContain('Marquee is run by Larch &amp; Finch Ltd.')
})

test.each([null, { name: 'Marquee', address: '' }])(
  'without a company it leads to the contact page',
  (company) => {
    const [first] = fillCompany(sections, company)
    expect(first?.text).toContain('Marquee is run by the company on our contact page.')
  },
)
