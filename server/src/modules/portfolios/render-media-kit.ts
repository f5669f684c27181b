import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { describeSources } from '@marquee/contract/rules/account-numbers'
import { audienceLines } from '@marquee/contract/rules/audience'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { plainText } from '@marquee/contract/rules/rich-text'
import { formatCount, formatNumber, plural } from '@marquee/contract/rules/wording'
import { describeDeliverable, platformName } from '@marquee/contract/terms/deliverables'
import { colours, openPdf, type PdfPage, page } from '../invoices/pdf-page.ts'

/** A JPEG; null where there is none. */
export type KitPicture = Buffer | null

interface Kit {
  avatar: KitPicture
  /** Up to six pictures of the portfolio. */
  pictures: readonly Buffer[]
  /** The address of the public page. */
  address: string
  now: Date
}

const width = page.right - page.left
const gap = 10
const pictureWidth = (width - 2 * gap) / 3
const pictureHeight = (pictureWidth * 348) / 462
/** Two lines and the distance to the next package. */
const packageHeight = 32

/** Renders the public page of a talent as a PDF of one page: who they are, numbers with their source, work and packages. */
export async function renderMediaKit(
  profile: PublicProfile,
  { avatar, pictures, address, now }: Kit,
): Promise<Buffer> {
  const sheet = await openPdf({
    title: `${profile.displayName}: media kit`,
    author: 'Marquee',
    issuedAt: now,
  })
  const belowHead = drawHead(sheet, profile, avatar)
  const belowNumbers = drawNumbers(sheet, profile, belowHead)
  const belowPictures = drawPictures(sheet, pictures, belowNumbers)
  drawPackages(sheet, profile, belowPictures)
  return sheet.finish(() => {
    const style = { size: 8, colour: colours.mute } as const
    sheet.rule(page.bottom + 14)
    sheet.text(address, page.left, page.bottom + 22, style)
    sheet.text(`Marquee · ${formatDate(now)}`, page.left, page.bottom + 22, {
      ...style,
      width,
      align: 'right',
    })
  })
}

function drawHead(sheet: PdfPage, profile: PublicProfile, avatar: KitPicture): number {
  const { displayName, typeName, niches, city, languages, headline, bio } = profile
  const x = avatar ? page.left + 84 : page.left
  const room = page.right - x
  if (avatar) sheet.picture(avatar, page.left, page.top, 68, 68)
  let y = sheet.text(shorten(displayName, 40), x, page.top, { size: 20, bold: true, width: room })
  const facts = [typeName, ...niches.slice(0, 3), city, languages.slice(0, 3).join(', ')].filter(Boolean)
  y = sheet.text(shorten(facts.join(' · '), 95), x, y + 2, { colour: colours.mute, width: room })
  if (headline) y = sheet.text(shorten(headline, 180), x, y + 4, { size: 10.5, width: room })
  y = Math.max(y, page.top + 72) + 8
  const about = shorten(plainText(bio).replace(/\s+/g, ' ').trim(), 330)
  if (about) y = sheet.text(about, page.left, y, { width }) + 6
  sheet.rule(y + 2)
  return y + 14
}

/** Draws followers and the rating, with their source and day. */
function drawNumbers(sheet: PdfPage, profile: PublicProfile, y: number): number {
  const { socials, audience, rating, statedOn, completedDeals } = profile
  const followers = audienceLines(audience).map(({ label, value }) => `${label}: ${value}`)
  const numbers: [string, string][] = socials
    .slice(0, 4)
    .map(({ platform, followers }) => [formatNumber(followers), `${platformName(platform)} followers`])
  if (rating.average !== null)
    numbers.push([
      `${rating.average.toFixed(1)} out of 5`,
      `${rating.count} ${plural('review', rating.count)}`,
    ])
  else if (completedDeals > 0)
    numbers.push([String(completedDeals), `completed ${plural('deal', completedDeals)}`])
  if (numbers.length === 0 && followers.length === 0) return y
  const step = width / 5
  numbers.forEach(([value, label], index) => {
    const below = sheet.text(value, page.left + index * step, y, { size: 13, bold: true })
    sheet.text(label, page.left + index * step, below, { size: 8, colour: colours.mute })
  })
  const sources = describeSources([
    ...socials
      .slice(0, 4)
      .map(({ platform, source, measuredOn: on }) => ({ name: platformName(platform), source, on })),
    ...(followers.length > 0 ? [{ name: 'audience', source: 'stated', on: statedOn } as const] : []),
  ])
  const source = [...followers, ...(sources ? [sources] : [])].join(' · ')
  return source
    ? sheet.text(source, page.left, numbers.length > 0 ? y + 32 : y, { size: 8, colour: colours.mute }) + 12
    : y + 42
}

function drawPictures(sheet: PdfPage, pictures: readonly Buffer[], y: number): number {
  if (pictures.length === 0) return y
  pictures.forEach((picture, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3]
    const at = y + row * (pictureHeight + gap)
    sheet.picture(picture, page.left + column * (pictureWidth + gap), at, pictureWidth, pictureHeight)
  })
  return y + Math.ceil(pictures.length / 3) * (pictureHeight + gap) + 8
}

function drawPackages(sheet: PdfPage, { packages, minFee, feeCurrency }: PublicProfile, y: number): void {
  if (packages.length === 0) {
    if (minFee > 0)
      sheet.text(`Fee from ${formatMoney(minFee, feeCurrency)}`, page.left, y, { size: 11, bold: true })
    return
  }
  let at = sheet.text('Packages', page.left, y, { size: 11, bold: true }) + 4
  const shown = packages.slice(0, Math.floor((page.bottom - at - 26) / packageHeight))
  for (const { title, price, currency, turnaroundDays, revisions, rightsDays, ...work } of shown) {
    const terms = [
      describeDeliverable(work),
      `${turnaroundDays} ${plural('day', turnaroundDays)}`,
      `${revisions} ${plural('revision', revisions)}`,
      rightsDays > 0 ? `use for ${rightsDays} ${plural('day', rightsDays)}` : 'no use by the brand',
    ]
    sheet.text(formatMoney(price, currency), page.left, at, { bold: true, width, align: 'right' })
    const below = sheet.text(shorten(title, 70), page.left, at, { bold: true })
    at = sheet.text(shorten(terms.join(' · '), 110), page.left, below, { size: 8, colour: colours.mute }) + 4
  }
  const others = packages.length - shown.length
  const more = others > 0 ? ` ${formatCount(others, 'more package')} on the page.` : ''
  sheet.text(`Prices are what the brand pays, VAT included.${more}`, page.left, at + 2, {
    size: 8,
    colour: colours.mute,
  })
}

/** Cuts a text after `max` characters, at the end of a word. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max).replace(/\s+\S*$/, '')}…`
}
