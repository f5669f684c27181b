import type { CallInput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Currency } from '@marquee/contract/rules/currency'
import { addWork } from '../src/modules/portfolios/edit-works.ts'
import { savePublicPage } from '../src/modules/portfolios/public-page.ts'
import { savePackages } from '../src/modules/portfolios/save-packages.ts'
import { actAs } from './act-as.ts'
import { drawPicture, randomOf } from './pictures.ts'
import type { DemoTalent } from './talents.ts'

/** The first and the last talents of the demo have works and packages, and so many of the first ones a public page. */
const hasWorks = (index: number): boolean => index < 16 || index >= 46
const WITH_PAGE = 8
/** The first talent, whom the demo signs in as, has the most works. */
const MOST_WORKS = 9

type NewPackage = CallInput<(typeof portfolioCalls)['savePackages']>['packages'][number]

/** Returns three packages around the starting price of a talent, in minor units of its currency. */
function packagesFor(minFee: number, currency: Currency): NewPackage[] {
  const base = { platform: 'instagram', currency, revisions: 2, turnaroundDays: 10 } as const
  return [
    { ...base, title: 'One reel', format: 'reel', quantity: 1, price: minFee, rightsDays: 90 },
    {
      ...base,
      title: 'Three stories',
      format: 'story',
      quantity: 3,
      price: Math.round(minFee * 0.006) * 100,
      turnaroundDays: 5,
      rightsDays: 30,
    },
    {
      ...base,
      title: 'Launch month',
      platform: 'tiktok',
      format: 'short',
      quantity: 4,
      price: Math.round(minFee * 0.03) * 100,
      turnaroundDays: 28,
      revisions: 3,
      rightsDays: 180,
    },
  ]
}

/** Gives some talents of the demo works, packages and a public page, through the product’s own handlers. */
export async function seedPortfolio(
  talent: DemoTalent,
  { id, index, minFee, feeCurrency }: { id: string; index: number; minFee: number; feeCurrency: Currency },
): Promise<void> {
  if (!hasWorks(index)) return
  const { displayName, variant, works } = talent
  const act = actAs('talent', id)
  const chance = randomOf(`${displayName} portfolio`)
  const count = index === 0 ? MOST_WORKS : 3 + (index % 4)
  for (const [no, [motif, caption, brand]] of works.slice(0, count).entries()) {
    // The cover shows the picture before the first of them.
    const order = { motif, variant: variant + 1 + no, of: `${displayName} work ${no}` }
    const file = await drawPicture({ folder: 'covers', ownerId: id, ...order })
    const views = Math.round(8_000 + chance() * 230_000)
    const likes = Math.round(views * (0.03 + chance() * 0.05))
    await act(addWork, {
      fileId: file.id,
      caption,
      brand,
      views: brand ? views : null,
      likes: brand ? likes : null,
    })
  }
  const packages = packagesFor(minFee, feeCurrency).slice(0, index % 3 === 0 ? 3 : 2)
  await act(savePackages, { packages })
  const slug = displayName.toLowerCase().replace(/\s+/g, '-')
  if (index < WITH_PAGE) await act(savePublicPage, { isPublic: true, slug })
}
