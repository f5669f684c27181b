import type { BrandCard } from '@marquee/contract/calls/campaigns'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'

/** Facts about a brand that help a talent decide; `figures` of how it works and what was verified are provided by the page. */
export function BrandFacts({
  brand,
  figures,
  verified,
}: {
  brand: BrandCard
  figures: ReactNode
  verified: ReactNode
}) {
  return (
    <Card title={`About ${brand.companyName}`}>
      <Stack gap={12}>
        {verified}
        <KeyValues
          rows={[
            { label: 'Industry', value: brand.industry ?? 'Not provided' },
            { label: 'Based in', value: brand.city || 'Not provided' },
          ]}
        />
        {figures}
      </Stack>
    </Card>
  )
}
