import type { CallInput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Currency } from '@marquee/contract/rules/currency'
import { addWork } from '../src/modules/portfolios/edit-works.ts'
import { savePublicPage } from '../src/modules/portfolios/public-page.ts'
import { savePackages } from '../src/modules/portfolios/save-packages.ts'
import { actAs } from './act-as.ts'
import type { Motif } from './art/scene.ts'
import type { DemoWork } from './crafts.ts'
import { roundFee } from './demo-campaign.ts'
import { drawFilm, drawPicture, randomOf } from './pictures.ts'
import type { DemoTalent } from './talents.ts'

/** So many of the first talents of the demo have a public page. */
export const WITH_PAGE = 18
/** The talents with a public page and the last ones sell packages. */
const hasPackages = (index: number): boolean => index < WITH_PAGE || index >= 46

/** Scenes that lose nothing at the sides, so that they are drawn wide. */
const wide: ReadonlySet<Motif> = new Set(['hills', 'frost', 'waves', 'city', 'river', 'track', 'nightTrack'])

/** Returns the size of a picture in pixels: that of a cover, or in turn a square and one as tall as the tiles that show it. */
function sizeOf(motif: Motif, no: number) {
  if (wide.has(motif)) return undefined
  return no % 2 === 0 ? { width: 880, height: 880 } : { width: 800, height: 1_000 }
}

/** Returns which picture of its motif a work shows, by its position. */
export const variantOfWork = ({ variant }: DemoTalent, no: number): number => variant + 1 + no

/** Returns the works that the demo shows of a talent, by the talent's position: none of one without a public page, because they would be another one's. */
export const shownWorks = ({ works }: DemoTalent, index: number): readonly DemoWork[] =>
  index < WITH_PAGE ? works : []

type NewPackage = CallInput<(typeof portfolioCalls)['savePackages']>['packages'][number]

/** Returns the packages of a talent with prices from the starting price up, in minor units of its currency. */
const pricedPackages = (
  { packages }: DemoTalent,
  { minFee, currency }: { minFee: number; currency: Currency },
): NewPackage[] =>
  packages.map(([title, platform, format, quantity, multiple, turnaroundDays, revisions, rightsDays]) => ({
    title,
    platform,
    format,
    quantity,
    price: roundFee(minFee * multiple),
    currency,
    turnaroundDays,
    revisions,
    rightsDays,
  }))

/** Gives some talents of the demo packages, and those with a public page their works and the page, through the product’s own handlers. */
export async function seedPortfolio(
  talent: DemoTalent,
  {
    id,
    index,
    minFee,
    feeCurrency,
    followers,
  }: { id: string; index: number; minFee: number; feeCurrency: Currency; followers: number },
): Promise<void> {
  if (!hasPackages(index)) return
  const { displayName, looks } = talent
  const act = actAs('talent', id)
  const chance = randomOf(`${displayName} portfolio`)
  for (const [no, [motif, caption, brand, film]] of shownWorks(talent, index).entries()) {
    const order = {
      motif,
      looks,
      variant: variantOfWork(talent, no),
      of: `${displayName} work ${no}`,
      ownerId: id,
    }
    const file = film
      ? await drawFilm(order)
      : await drawPicture({ ...order, folder: 'covers', size: sizeOf(motif, no) })
    // The views of a post are between 25% and 115% of the followers.
    const views = Math.round(followers * (0.25 + chance() * 0.9))
    const likes = Math.round(views * (0.03 + chance() * 0.05))
    await act(addWork, {
      fileId: file.id,
      caption,
      brand,
      views: brand ? views : null,
      likes: brand ? likes : null,
    })
  }
  await act(savePackages, { packages: pricedPackages(talent, { minFee, currency: feeCurrency }) })
  const slug = displayName.toLowerCase().replace(/\s+/g, '-')
  if (index < WITH_PAGE) await act(savePublicPage, { isPublic: true, slug })
}
