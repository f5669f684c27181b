import type { BrandCard } from '@marquee/contract/calls/campaigns'
import { BrandFacts } from '#features/brands/BrandFacts.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { VerifiedBrand } from '#features/verification/VerifiedBadge.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { reviewMenu } from './review-menu.tsx'

/** What a talent may know about a brand before they apply: its facts, its figures and what talents say. */
export function AboutBrand({ brand }: { brand: BrandCard }) {
  const viewer = useTalentSide()
  const reviewed = { of: 'brand', id: brand.id } as const
  return (
    <>
      <BrandFacts
        side={viewer}
        brand={brand}
        to={pathsOf[viewer].brand(brand.id)}
        verified={<VerifiedBrand brandId={brand.id} />}
        figures={<Figures reviewed={reviewed} />}
      />
      <ReviewList reviewed={reviewed} name={brand.companyName} menuOf={reviewMenu} />
    </>
  )
}
