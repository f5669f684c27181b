import type { PublicProfile, PublicReview } from '@marquee/contract/calls/portfolios'
import { describeSources } from '@marquee/contract/rules/account-numbers'
import { audienceLines } from '@marquee/contract/rules/audience'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatFigure, formatHours } from '@marquee/contract/rules/public-figures'
import { plainText } from '@marquee/contract/rules/rich-text'
import { describeFree } from '@marquee/contract/rules/time-off'
import { formatCount, formatNumber, plural } from '@marquee/contract/rules/wording'
import { describeDeliverable, platformName } from '@marquee/contract/terms/deliverables'
import { today } from '../../platform/time/day.ts'
import { colours, openPdf, type PdfPage, page } from '../invoices/pdf-page.ts'
import { cutAtSentence, fitBio, shorten } from './fit-bio.ts'

/** A picture of the portfolio as JPEG. */
interface KitPicture {
  picture: Buffer
  caption: string
}

interface Kit {
  /** A JPEG; null without a photo. */
  avatar: Buffer | null
  /** Up to six. */
  pictures: readonly KitPicture[]
  /** The address of the public page. */
  address: string
  now: Date
  /** The market is a demo, so the person is an example. */
  isDemo: boolean
}

const width = page.right - page.left
const gap = 10
/** The height of a caption, by its lines. */
const captionHeights = { 1: 14, 2: 26 } as const
/** A longer review is cut at the end of a sentence, so that several have room; in characters. */
const MAX_REVIEW_LENGTH = 200
const columnGap = 28
/** A space at which no line ends. */
const unbroken = '\u00a0'
/** So many packages are shown before the bio is cut. */
const MIN_PACKAGES = 2
/** The figures stand in rows of four. */
const [columns, rowHeight] = [4, 34]
const small = { size: 8, colour: colours.mute, width } as const
const heading = { size: 11, bold: true } as const
/** The space below a heading, below a package and above the note on the prices. */
const [belowHeading, belowPackage, aboveNote] = [4, 5, 2]
/** The space between the title of a package and its price. */
const besidePrice = 12
const MAX_TITLE_LINES = 2

/**
 * Renders the public page of a talent as a PDF of one page: who they are, numbers with their source, work, packages and, where there is
 * room, reviews.
 */
export async function renderMediaKit(profile: PublicProfile, kit: Kit): Promise<Buffer> {
  const sheet = await openPdf({
    title: `${profile.displayName}: media kit`,
    author: 'Marquee',
    issuedAt: kit.now,
    typeface: 'Inter',
  })
  drawMediaKit(sheet, profile, kit)
  return sheet.finish(() => {
    const style = { size: 8, colour: colours.mute } as const
    sheet.rule(page.bottom + 14)
    sheet.text(kit.address, page.left, page.bottom + 22, style)
    sheet.text(`Marquee · ${formatDate(kit.now)}`, page.left, page.bottom + 22, {
      ...style,
      width,
      align: 'right',
    })
  })
}

/** Draws all but the footer of a media kit. A long bio leaves room for one row of pictures and two packages. */
export function drawMediaKit(sheet: PdfPage, profile: PublicProfile, kit: Kit): void {
  const belowHead = drawHead(sheet, profile, kit)
  const figures = figuresOf(profile)
  const notes = notesOf(profile)
  const others = page.bottom - belowHead - heightOfNumbers(sheet, figures, notes) - 24
  const packages = heightOfPackages(sheet, profile, MIN_PACKAGES)
  const all = kit.pictures.length
  const bio = fitBio(plainText(profile.bio), {
    rooms: [
      others - heightOfPictures(all) - heightOfPackages(sheet, profile, profile.packages.length),
      others - heightOfPictures(all) - packages,
      others - heightOfPictures(Math.min(all, 3)) - packages,
    ],
    heightOf: (text, size) => sheet.height(text, { size, width }),
  })
  let y = belowHead
  if (bio.text) y = sheet.text(bio.text, page.left, y, { size: bio.size, width }) + 6
  sheet.rule(y + 2)
  y = drawNumbers(sheet, { figures, notes }, y + 14)
  // Packages are worth more than a second row that is not full.
  const beside = all % 3 === 0 ? MIN_PACKAGES : profile.packages.length
  const below = heightOfPictures(all) + heightOfPackages(sheet, profile, beside)
  const shown = y + below > page.bottom ? 3 : all
  y = drawPictures(sheet, kit.pictures.slice(0, shown), y)
  drawPackages(sheet, profile, y)
  drawReviews(sheet, profile.reviews, y)
}

/** Draws the photo, the name, what they do and the headline. Long texts continue on the next line. */
function drawHead(sheet: PdfPage, profile: PublicProfile, { avatar, now, isDemo }: Kit): number {
  const { displayName, typeName, niches, city, languages, headline, freeFrom, takesGifted } = profile
  const x = avatar ? page.left + 84 : page.left
  const room = page.right - x
  const mark = { size: 13, bold: true, width, align: 'right' } as const
  sheet.text('marquee.', page.left, page.top + 4, mark)
  if (avatar) sheet.picture(avatar, page.left, page.top, 68, 68)
  let y = sheet.text(shorten(displayName, 60), x, page.top, { size: 20, bold: true, width: room - 80 })
  const facts = [typeName, ...niches.slice(0, 3), city, languages.slice(0, 3).join(', ')].filter(Boolean)
  y = sheet.text(shorten(facts.join(' · '), 180), x, y + 2, { colour: colours.mute, width: room })
  const terms = [
    ...(isDemo ? ['Demo profile'] : []),
    describeFree(freeFrom, today(now)),
    takesGifted ? 'Open to gifted work' : 'Paid work only',
  ]
  y = sheet.text(terms.join(' · '), x, y + 1, { colour: colours.mute, width: room })
  if (headline) y = sheet.text(shorten(headline, 180), x, y + 4, { size: 10.5, width: room })
  return Math.max(y, avatar ? page.top + 72 : y) + 8
}

/** A figure and its name, as the public page shows it. */
type Figure = readonly [value: string, label: string]

/** Returns the figures of the public page: how they work first, then followers. */
function figuresOf(profile: PublicProfile): Figure[] {
  const { socials, rating, onTime, replyHours, completedDeals } = profile
  const figures: Figure[] = []
  if (rating.average !== null)
    figures.push([
      `${rating.average.toFixed(1)} out of 5`,
      `${rating.count} ${plural('review', rating.count)}`,
    ])
  if (onTime !== null) figures.push([formatFigure('talentOnTime', onTime), 'on time'])
  if (completedDeals > 0)
    figures.push([String(completedDeals), `completed ${plural('deal', completedDeals)}`])
  if (replyHours !== null) figures.push([formatHours(replyHours), 'usual reply time'])
  for (const { platform, followers, engagementBps } of socials.slice(0, 4)) {
    figures.push([formatNumber(followers), `${platformName(platform)} followers`])
    if (engagementBps) figures.push([formatBps(engagementBps), `${platformName(platform)} engagement`])
  }
  return figures
}

/** Returns who follows them, and the source and day of the numbers. */
function notesOf({ socials, audience, statedOn }: PublicProfile): string[] {
  const followers = audienceLines(audience).map(({ label, value }) => `${label}: ${value}`)
  const sources = describeSources([
    ...socials
      .slice(0, 4)
      .map(({ platform, source, measuredOn: on }) => ({ name: platformName(platform), source, on })),
    ...(followers.length > 0 ? [{ name: 'audience', source: 'stated', on: statedOn } as const] : []),
  ])
  return [followers.join(' · '), sources ?? ''].filter(Boolean)
}

function heightOfNumbers(sheet: PdfPage, figures: readonly Figure[], notes: readonly string[]): number {
  const lines = notes.reduce((sum, note) => sum + sheet.height(note, small), 0)
  return Math.ceil(figures.length / columns) * rowHeight + lines + 10
}

function drawNumbers(
  sheet: PdfPage,
  { figures, notes }: { figures: readonly Figure[]; notes: readonly string[] },
  y: number,
): number {
  if (figures.length + notes.length === 0) return y
  const step = width / columns
  figures.forEach(([value, label], index) => {
    const x = page.left + (index % columns) * step
    const top = y + Math.floor(index / columns) * rowHeight
    const below = sheet.text(value, x, top, { size: 13, bold: true, width: step - gap })
    sheet.text(label, x, below, { ...small, width: step - gap })
  })
  let at = y + Math.ceil(figures.length / columns) * rowHeight
  for (const note of notes) at = sheet.text(note, page.left, at, small)
  return at + 10
}

/** Returns how many pictures are beside each other, and their size: three, or four where there are four, whose captions have two lines. */
function pictureLayout(count: number) {
  const [perRow, captionLines] = count === 4 ? ([4, 2] as const) : ([3, 1] as const)
  const each = (width - (perRow - 1) * gap) / perRow
  const height = (each * 348) / 462
  return { perRow, width: each, height, captionLines, step: height + captionHeights[captionLines] + gap }
}

function heightOfPictures(count: number): number {
  const { perRow, step } = pictureLayout(count)
  return count === 0 ? 0 : Math.ceil(count / perRow) * step + 8
}

/** Cuts a text at the end of a word, so that it takes at most so many lines of this style. */
function cutToLines(sheet: PdfPage, text: string, style: { size?: number; width: number }, lines: number) {
  const maxHeight = lines * sheet.height('A', style) + 0.01
  let cut = text
  for (let max = text.length - 1; max > 0 && sheet.height(cut, style) > maxHeight; max -= 1)
    cut = shorten(text, max)
  return cut
}

/** Returns the width of the packages: half the page beside reviews, otherwise all of it. */
const widthOfPackages = ({ reviews }: PublicProfile): number =>
  reviews.length > 0 ? (width - columnGap) / 2 : width

type Package = PublicProfile['packages'][number]

/** Returns the texts of a package, the title cut after two lines beside its price, and the height of all of it. */
function layPackage(sheet: PdfPage, one: Package, column: number) {
  const price = formatMoney(one.price, one.currency)
  const titleStyle = { bold: true, width: column - sheet.width(price, { bold: true }) - besidePrice } as const
  const terms = [
    describeDeliverable(one),
    formatCount(one.turnaroundDays, 'day'),
    formatCount(one.revisions, 'revision'),
    one.rightsDays > 0 ? `organic use: ${formatCount(one.rightsDays, 'day')}` : 'no use by the brand',
  ]
    .map((term) => term.replaceAll(' ', unbroken))
    .join(' · ')
  const termsStyle = { ...small, width: column }
  const title = cutToLines(sheet, one.title, titleStyle, MAX_TITLE_LINES)
  const height = sheet.height(title, titleStyle) + sheet.height(terms, termsStyle) + belowPackage
  return { price, title, titleStyle, terms, termsStyle, height }
}

/** Returns the line below the packages, with how many are not shown. */
function noteOfPackages(others: number): string {
  const more = others > 0 ? ` ${formatCount(others, 'more package')} on the page.` : ''
  return `Prices are what the brand pays, VAT included.${more}`
}

/** Returns the height of the first packages, with their heading and the line below them. */
function heightOfPackages(sheet: PdfPage, profile: PublicProfile, most: number): number {
  const { packages } = profile
  if (packages.length === 0) return 20
  const column = widthOfPackages(profile)
  const shown = packages.slice(0, most)
  return (
    sheet.height('Packages', { ...heading, width: column }) +
    belowHeading +
    shown.reduce((sum, one) => sum + layPackage(sheet, one, column).height, 0) +
    aboveNote +
    sheet.height(noteOfPackages(packages.length - shown.length), { ...small, width: column })
  )
}

function drawPictures(sheet: PdfPage, pictures: readonly KitPicture[], y: number): number {
  if (pictures.length === 0) return y
  const { perRow, width: each, height, captionLines, step } = pictureLayout(pictures.length)
  pictures.forEach(({ picture, caption }, index) => {
    const [row, column] = [Math.floor(index / perRow), index % perRow]
    const [x, at] = [page.left + column * (each + gap), y + row * step]
    sheet.picture(picture, x, at, each, height)
    const style = { ...small, width: each }
    sheet.text(cutToLines(sheet, shorten(caption, 80), style, captionLines), x, at + height + 4, style)
  })
  return y + heightOfPictures(pictures.length)
}

/** Draws as many packages as have room. */
function drawPackages(sheet: PdfPage, profile: PublicProfile, y: number): void {
  const { packages, minFee, feeCurrency } = profile
  const column = widthOfPackages(profile)
  if (packages.length === 0) {
    const fee = { ...heading, width: column }
    if (minFee > 0) sheet.text(`Starting price ${formatMoney(minFee, feeCurrency)}`, page.left, y, fee)
    return
  }
  let most = packages.length
  while (most > 0 && y + heightOfPackages(sheet, profile, most) > page.bottom) most -= 1
  let at = sheet.text('Packages', page.left, y, { ...heading, width: column }) + belowHeading
  for (const one of packages.slice(0, most)) {
    const { price, title, titleStyle, terms, termsStyle } = layPackage(sheet, one, column)
    sheet.text(price, page.left, at, { bold: true, width: column, align: 'right' })
    const below = sheet.text(title, page.left, at, titleStyle)
    at = sheet.text(terms, page.left, below, termsStyle) + belowPackage
  }
  const note = noteOfPackages(packages.length - most)
  sheet.text(note, page.left, at + aboveNote, { ...small, width: column })
}

/** Draws as many of the newest reviews as have room, in the right column. */
function drawReviews(sheet: PdfPage, reviews: readonly PublicReview[], y: number): void {
  const column = (width - columnGap) / 2
  const x = page.right - column
  const quote = { size: 9, width: column } as const
  let at = y
  for (const [index, { author, stars, text, publishedAt }] of reviews.entries()) {
    const by = `${stars} out of 5 · ${shorten(author, 30)} · ${formatDate(publishedAt)}`
    const said = cutAtSentence(text, MAX_REVIEW_LENGTH)
    const headingHeight = index === 0 ? 20 : 0
    if (at + headingHeight + sheet.height(said, quote) + 20 > page.bottom) return
    if (index === 0) sheet.text('Reviews by brands', x, at, { ...heading, width: column })
    at = sheet.text(said, x, at + headingHeight, quote)
    at = sheet.text(by, x, at, { ...small, width: column }) + 7
  }
}
