import type { BrandCard } from '@marquee/contract/calls/campaigns'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'

/** Facts about a brand that help a talent decide; `figures` of how it works are provided by the page. */
export function BrandFacts({ brand, figures }: { brand: BrandCard; figures: ReactNode }) {
  return (
    <Card title={`About ${brand.companyName}`}>
      <Stack gap={12}>
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
