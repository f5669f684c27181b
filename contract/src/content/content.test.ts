import { expect, test } from 'vitest'
import { defaultContent } from './defaults.ts'
import { contentPages } from './pages.ts'
import { contentKeys, contentSchemas, pageContent } from './schemas.ts'

test.each(contentKeys)('the text that Marquee comes with is valid: %s', (page) => {
  expect(contentSchemas[page].parse(defaultContent[page])).toEqual(defaultContent[page])
  expect(pageContent.safeParse({ page, content: defaultContent[page] }).error).toBeUndefined()
})

test('no testimonial is shipped', () => {
  expect(defaultContent.testimonials.testimonials).toEqual([])
})

test('every page is listed once, and paths differ', () => {
  expect([...contentKeys].sort()).toEqual(Object.keys(contentSchemas).sort())
  const paths = contentKeys.map((page) => contentPages[page].path).filter((path) => path !== null)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'pricing'])(
  'the announcement cannot lead to %s',
  (announcementLink) => {
    const settings = contentSchemas.settings.safeParse({ ...defaultContent.settings, announcementLink })
    expect(settings.error?.issues[0]?.path).toEqual(['announcementLink'])
  },
)

test('a step shows one of the examples or nothing, and earlier versions without the choice are valid', () => {
  const withStep = (step: object) =>
    contentSchemas.howItWorks.safeParse({ ...defaultContent.howItWorks, brandSteps: [step] })
  const step = { title: 'Write a brief', text: 'In five steps.' }
  expect(withStep({ ...step, view: 'brief' }).success).toBe(true)
  expect(withStep(step).data?.brandSteps[0]?.view).toBe('')
  for (const view of ['constructor', '<img src=x onerror=ran()>'])
    expect(withStep({ ...step, view }).error?.issues[0]?.path).toEqual(['brandSteps', 0, 'view'])
})

test('a section about us has one of the looks or none, and earlier versions without the choice are valid', () => {
  const withSection = (section: object) =>
    contentSchemas.aboutUs.safeParse({ ...defaultContent.aboutUs, sections: [section] })
  const section = { heading: 'Who we are', text: '<p>People.</p>' }
  expect(withSection({ ...section, view: 'never' }).success).toBe(true)
  expect(withSection(section).data?.sections[0]?.view).toBe('')
  expect(withSection({ ...section, view: 'brief' }).error?.issues[0]?.path).toEqual(['sections', 0, 'view'])
})
