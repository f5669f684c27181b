import type { BrandPage as Brand } from '@marquee/contract/calls/brands'
import { countryName } from '@marquee/contract/rules/countries'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './BrandPage.module.css'
import { type BrandReader, useBrand } from './brands.queries.ts'
import { WebsiteLink } from './WebsiteLink.tsx'

interface BrandPageProps {
  side: BrandReader
  brandId: string
  back: { label: string; to: string }
  /** What was verified about the brand, provided by the page. */
  verified: ReactNode
  /** How the brand works, provided by the page. */
  figures: ReactNode
  /** The campaigns that are open, what talents say, and the menu; provided by the page. */
  campaigns: ReactNode
  reviewsOf: (brand: Brand) => ReactNode
  menuOf: (brand: Brand) => ReactNode
}

/** A brand as talents and their agents read about it. No contact details before a deal. */
export function BrandPage({
  side,
  brandId,
  back,
  verified,
  figures,
  campaigns,
  reviewsOf,
  menuOf,
}: BrandPageProps) {
  return (
    <Loaded query={useBrand(side, brandId)} skeleton={<PageSkeleton />}>
      {(brand) => (
        <>
          <PageHeader
            back={back}
            picture={<Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />}
            title={brand.companyName}
            lead={
              <>
                <span>{factsOf(brand).join(' · ')}</span>
                {brand.website && <WebsiteLink address={brand.website} />}
              </>
            }
            menu={menuOf(brand)}
          />
          <Stack>
            {verified}
            <CoverPicture picture={brand.coverUrl} />
            <Columns
              main={
                <>
                  <Card title="About">
                    {brand.about ? (
                      <p className={classes.about}>{brand.about}</p>
                    ) : (
                      <p>{brand.companyName} hasn’t added a description yet.</p>
                    )}
                  </Card>
                  {campaigns}
                  {reviewsOf(brand)}
                </>
              }
              side={<Card title="How they work">{figures}</Card>}
            />
          </Stack>
        </>
      )}
    </Loaded>
  )
}

/** Returns the industry and the place, as far as the brand has stated them. Its country alone is no place. */
function factsOf({ industry, city, country }: Brand): string[] {
  return [industry ?? '', city && `${city}, ${countryName(country)}`].filter(Boolean)
}
