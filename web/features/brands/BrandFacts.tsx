import type { BrandCard } from '@marquee/contract/calls/campaigns'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './BrandFacts.module.css'
import { type BrandReader, useBrand } from './brands.queries.ts'
import { WebsiteLink } from './WebsiteLink.tsx'

interface BrandFactsProps {
  side: BrandReader
  brand: BrandCard
  /** The path of the brand’s page. */
  to: string
  /** How the brand works, provided by the page. */
  figures: ReactNode
  /** What was verified about the brand, provided by the page. */
  verified: ReactNode
}

/**
 * What helps a talent to decide about a brand, beside a brief or an offer: the beginning of what it says about itself, and its figures. What
 * the brand says is left out while it has no page, such as across a block.
 */
export function BrandFacts({ side, brand, to, figures, verified }: BrandFactsProps) {
  const page = useBrand(side, brand.id).data
  return (
    <Card title={`About ${brand.companyName}`}>
      <Stack gap={12}>
        {verified}
        {page?.about && <p className={classes.about}>{page.about}</p>}
        <KeyValues
          rows={[
            { label: 'Industry', value: brand.industry ?? 'Not provided' },
            { label: 'Based in', value: brand.city || 'Not provided' },
            ...(page?.website ? [{ label: 'Website', value: <WebsiteLink address={page.website} /> }] : []),
          ]}
        />
        {figures}
        {page && (
          <div className={classes.more}>
            <ButtonLink to={to}>See the brand’s page</ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
