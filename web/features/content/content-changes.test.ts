import { contentPages } from '@marquee/contract/content/pages'
import { expect, test } from 'vitest'
import { contentChanges } from './content-changes.ts'
import type { Entry, FieldRows, FieldValues } from './field-values.ts'

/** Returns the changes as lines: the field, the entry, its text, and the text with its marks. */
function changed(rows: FieldRows, before: FieldValues, after: FieldValues): string[] {
  return contentChanges(rows, before, after).flatMap(({ label: field, changes }) =>
    changes.flatMap(({ place, texts }) => [
      [field, place].filter(Boolean).join(' | '),
      ...texts.map(({ label, parts }) => {
        const text = parts.map((part) => marks[part.kind](part.text)).join('')
        return [label, text || 'formatted'].filter(Boolean).join(': ')
      }),
    ]),
  )
}

const marks = {
  same: (text: string) => text,
  added: (text: string) => `[+${text}]`,
  removed: (text: string) => `[-${text}]`,
}

const about: FieldRows = contentPages.aboutUs.fields
const faq: FieldRows = contentPages.faq.fields
const question = (name: string, answer = '<p>Yes.</p>'): Entry => ({
  topic: 'Offers',
  question: name,
  answer,
})
const faqChanges = (before: Entry[], after: Entry[]) =>
  changed(faq, { questions: before }, { questions: after })

test('a changed text shows the words before and after, and fields without a change are left out', () => {
  const before = { title: 'About Marquee', description: 'Who we are.', sections: [] }
  expect(changed(about, before, { ...before, title: 'About our market' })).toEqual([
    'Title',
    'About [-Marquee][+our market]',
  ])
  expect(changed(about, before, before)).toEqual([])
})

test('a choice is compared by its label', () => {
  const step = (view: string) => ({ brandSteps: [{ title: 'Write a brief', text: 'Five steps.', view }] })
  expect(changed(contentPages.howItWorks.fields, step(''), step('brief'))).toEqual([
    'Steps of brands | Step 1',
    'Shown beside the step: [+The brief of a campaign]',
  ])
})

test('rich text is compared as it is read, with the targets of links and the descriptions of pictures', () => {
  const section = (text: string) => ({ sections: [{ heading: 'One', text }] })
  const linkTo = (to: string) => section(`<p>See <a href="${to}">prices</a></p>`)
  expect(changed(about, linkTo('/faq'), linkTo('/pricing'))).toEqual([
    'Sections | Section 1',
    'Text: See prices [-(/faq)][+(/pricing)]',
  ])
  const picture = '<img src="/uploads/content/a-1x1.jpg" alt="Two lamps" width="1" height="1" />'
  expect(changed(about, section('<p>See</p>'), section(`<p>See</p>${picture}`))).toEqual([
    'Sections | Section 1',
    'Text: [-See][+See\n[Picture: Two lamps]]',
  ])
  expect(changed(about, section('<p>See</p>'), section('<p><strong>See</strong></p>'))).toEqual([
    'Sections | Section 1',
    'Text: formatted',
  ])
})

test('an entry that was added or removed is shown whole, and its neighbours are not', () => {
  const [one, two, three] = [question('One?'), question('Two?'), question('Three?')]
  expect(faqChanges([one, three], [one, two, three])).toEqual([
    'Questions | Question 2, added',
    'Topic: [+Offers]',
    'Question: [+Two?]',
    'Answer: [+Yes.]',
  ])
  expect(faqChanges([one, two], [two])).toEqual([
    'Questions | Question 1 of the version before, removed',
    'Topic: [-Offers]',
    'Question: [-One?]',
    'Answer: [-Yes.]',
  ])
})

test('an entry that was moved says from where to where', () => {
  const [one, two, three] = [question('One?'), question('Two?'), question('Three?')]
  expect(faqChanges([one, two, three], [three, one, two])).toEqual([
    'Questions | Question 3 of the version before, now 1',
  ])
})

test('an entry that was moved and changed is compared with its earlier text', () => {
  const [one, two, three] = [
    question('One?', '<p>At once.</p>'),
    question('Two?', '<p>No.</p>'),
    question('Three?'),
  ]
  expect(faqChanges([one, two, three], [two, question('One?', '<p>At last.</p>')])).toEqual([
    'Questions | Question 2',
    'Answer: At [-once.][+last.]',
    'Questions | Question 3 of the version before, removed',
    'Topic: [-Offers]',
    'Question: [-Three?]',
    'Answer: [-Yes.]',
  ])
})

test('a point that was written again is compared with the one in its place', () => {
  const rows: FieldRows = contentPages.pricing.fields
  const points = (...texts: string[]) => ({ agentPoints: texts.map((text) => ({ text })) })
  expect(
    changed(rows, points('First', 'Paid on time', 'Last'), points('First', 'Paid at once', 'Last')),
  ).toEqual(['For talent agents | Point 2', 'Paid [-on time][+at once]'])
})

test('the same entry twice is one that was added', () => {
  const one = question('One?')
  expect(faqChanges([one], [one, one])[0]).toBe('Questions | Question 2, added')
})
