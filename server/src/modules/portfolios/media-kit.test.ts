import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { unstatedAudience } from '@marquee/contract/rules/audience'
import { expect, test } from 'vitest'
import { openPdf, type PdfPage, page } from '../invoices/pdf-page.ts'
import { cutAtSentence, fitBio, shorten } from './fit-bio.ts'
import { drawMediaKit, renderMediaKit } from './render-media-kit.ts'

const now = new Date('2026-09-30T12:00:00Z')
const kit = { avatar: null, pictures: [], address: 'https://marquee.example/t/maya', now, isDemo: true }
/** A bio has at most 5,000 characters. */
const longestBio = `<p>${'I film skincare the way people use it. '.repeat(128)}</p>`

const aPackage: PublicProfile['packages'][number] = {
  id: 'a',
  title: 'One reel with a title that is as long as the titles of packages can be, in words',
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  price: 72_000,
  currency: 'GBP',
  turnaroundDays: 7,
  revisions: 2,
  rightsDays: 30,
}

const plainProfile: PublicProfile = {
  id: 'id',
  slug: 'maya',
  displayName: 'Maya Okafor',
  headline: '',
  bio: '',
  typeName: 'Influencer',
  niches: [],
  city: 'London',
  country: 'GB',
  languages: ['English'],
  socials: [],
  audience: unstatedAudience,
  statedOn: '2026-09-30',
  minFee: 0,
  feeCurrency: 'GBP',
  isListed: true,
  takesDirectOffers: true,
  takesGifted: false,
  freeFrom: '2026-09-30',
  avatarUrl: null,
  coverUrl: null,
  works: [],
  packages: [],
  verified: null,
  rating: { average: null, count: 0, aspects: [], starCounts: [0, 0, 0, 0, 0] },
  reviews: [],
  completedDeals: 0,
  replyHours: null,
  onTime: null,
}

const aReview: PublicProfile['reviews'][number] = {
  id: 'r',
  author: 'Plain Soap Co',
  authorLogoUrl: null,
  work: '3 stories',
  stars: 4,
  text: 'She answered questions better than our own help page does. '.repeat(6).trim(),
  publishedAt: '2026-09-12T10:00:00.000Z',
}

const social = (platform: 'instagram' | 'tiktok' | 'youtube' | 'twitch') => ({
  platform,
  handle: 'maya',
  followers: 84_300,
  source: 'stated' as const,
  measuredOn: '2026-09-30',
})

const fullProfile: PublicProfile = {
  ...plainProfile,
  displayName: 'A name of people who have been given very long names',
  headline: 'Skincare in daylight, '.repeat(5).trim(),
  bio: longestBio,
  niches: ['Beauty and personal care', 'Food photography', 'Home and garden'],
  languages: ['English', 'Spanish', 'Welsh'],
  socials: [social('instagram'), social('tiktok'), social('youtube'), social('twitch')],
  audience: { ukBps: 4_500, womenBps: 8_100, age: '25-34' },
  packages: Array.from({ length: 8 }, (_, at) => ({ ...aPackage, id: String(at) })),
  rating: { ...plainProfile.rating, average: 4.8, count: 9 },
  reviews: Array.from({ length: 9 }, (_, at) => ({ ...aReview, id: String(at) })),
  completedDeals: 12,
  replyHours: 19,
  onTime: 92,
}

/** Draws a kit and returns its texts with the right and the lower end of each. */
async function drawn(profile: PublicProfile, captions: readonly string[] = []) {
  const sheet = await openPdf({ title: 'Kit', author: 'Marquee', issuedAt: now })
  const texts: { content: string; right: number; below: number }[] = []
  const watched: PdfPage = {
    ...sheet,
    picture: () => undefined,
    text(content, x, y, options) {
      const below = sheet.text(content, x, y, options)
      texts.push({ content, right: x + (options?.width ?? sheet.width(content, options)), below })
      return below
    },
  }
  const pictures = captions.map((caption) => ({ picture: Buffer.alloc(0), caption }))
  drawMediaKit(watched, profile, { ...kit, pictures })
  return texts
}

test.each([
  ['the least', plainProfile],
  ['the most', fullProfile],
  ['one word without an end', { ...fullProfile, bio: `<p>${'a'.repeat(5_000)}</p>` }],
])('no text of a media kit with %s leaves the page', async (_, profile) => {
  const captions = Array.from({ length: 6 }, () => 'A caption that is long '.repeat(5).trim())
  for (const { content, right, below } of [...(await drawn(profile)), ...(await drawn(profile, captions))]) {
    expect(right, content).toBeLessThanOrEqual(page.right + 0.01)
    expect(below, content).toBeLessThanOrEqual(page.bottom + 0.01)
  }
})

test('a media kit has one page, also with the longest bio', async () => {
  const bytes = await renderMediaKit(fullProfile, kit)
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('the longest bio ends with a sentence and leaves room for two packages', async () => {
  const texts = (await drawn(fullProfile)).map(({ content }) => content)
  const bio = texts.find((text) => text.startsWith('I film skincare')) ?? ''
  expect(bio).toMatch(/people use it\. …$/)
  expect(bio.length).toBeGreaterThan(2_000)
  expect(texts.filter((text) => text.startsWith('One reel with a title')).length).toBeGreaterThanOrEqual(2)
})

test('a bio of 1,500 characters is printed whole', async () => {
  const sentences = 'I film skincare the way people use it. '.repeat(38).trim()
  const texts = (await drawn({ ...fullProfile, bio: `<p>${sentences}</p>` })).map(({ content }) => content)
  expect(texts).toContain(sentences)
})

test('a media kit says that a profile is of the demo, and shows the figures of the page', async () => {
  const texts = (await drawn(fullProfile)).map(({ content }) => content)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Demo profile · Available now · Paid work only',
      '92%',
      'on time',
      '12',
      'completed deals',
      '19 hours',
      'usual reply time',
    ]),
  )
})

test('a media kit names each picture and has as many of the newest reviews as there is room for, cut at a sentence', async () => {
  const socials = [{ ...social('instagram'), engagementBps: 410 }]
  const { reviews } = fullProfile
  const texts = await drawn({ ...plainProfile, socials, reviews }, ['Two drops, and no more'])
  const contents = texts.map(({ content }) => content)
  expect(contents).toEqual(
    expect.arrayContaining([
      '4.1%',
      'Instagram engagement',
      'Two drops, and no more',
      '4 out of 5 · Plain Soap Co · 12 Sep, 2026',
    ]),
  )
  const quoted = contents.filter((text) => text.startsWith('She answered'))
  expect(quoted.length).toBeGreaterThanOrEqual(4)
  expect(quoted[0]).toMatch(/than our own help page does\. …$/)
})

test('every package is shown where it has room by its real height, with a title of two lines before it is cut', async () => {
  const titles = ['One reel', 'Three stories with questions from followers', 'A carousel']
  const packages = titles.map((title) => ({ ...aPackage, id: title, title }))
  const profile = { ...plainProfile, packages, reviews: fullProfile.reviews }
  const captions = ['One', 'Two', 'Three', 'Four']
  const contents = (await drawn(profile, captions)).map(({ content }) => content)
  expect(contents).toEqual(expect.arrayContaining([...titles, ...captions]))
  expect(contents).toContain('Prices are what the brand pays, VAT included.')

  const longest = 'A reel with a title that says more than a media kit has room for, and more, in many words'
  const cut = await drawn({ ...profile, packages: [{ ...aPackage, title: longest }] })
  expect(cut.map(({ content }) => content)).toContainEqual(expect.stringMatching(/^A reel with a title .+…$/))
})

test('a second row of pictures that is not full gives its place to packages', async () => {
  const { reviews, packages, socials } = fullProfile
  const profile = { ...plainProfile, packages, reviews, socials }
  const contentsOf = async (captions: readonly string[]) =>
    (await drawn(profile, captions)).map(({ content }) => content)
  expect(await contentsOf(['One', 'Two', 'Three', 'Four']), 'four are one row').toContain('Four')
  expect(await contentsOf(['One', 'Two', 'Three', 'Four', 'Five'])).not.toContain('Four')
  expect(await contentsOf(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])).toContain('Six')
})

test('a text is cut at the end of a sentence, and of a word where there is none', () => {
  expect(cutAtSentence('It is short.', 20)).toBe('It is short.')
  expect(cutAtSentence('First one here. Second one here.', 24)).toBe('First one here. …')
  expect(cutAtSentence('One sentence that goes on and on', 24)).toBe('One sentence that goes…')
  expect(shorten('aaaaaaaaaa', 5)).toBe('aaaa…')
})

test('a bio is large where all parts have room, and set smaller before it is cut', () => {
  const heightOf = (text: string, size: number) => text.length * size
  expect(fitBio('Ten signs.', { rooms: [110], heightOf })).toEqual({ text: 'Ten signs.', size: 11 })
  expect(fitBio('Ten signs.', { rooms: [50, 110], heightOf }).size).toBe(9.5)
  expect(fitBio('Ten signs.', { rooms: [86], heightOf })).toEqual({ text: 'Ten signs.', size: 8.5 })
  expect(fitBio('Ten signs.', { rooms: [0], heightOf }).text).toBe('')
})
