import type { BrandCard } from '@marquee/contract/calls/campaigns'
import { plural } from '@marquee/contract/rules/wording'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'

/** Measured facts about a brand that help a talent decide. */
export function BrandFacts({ brand }: { brand: BrandCard }) {
  const hours = brand.answersWithinHours
  return (
    <Card title={`About ${brand.companyName}`}>
      <KeyValues
        rows={[
          { label: 'Industry', value: brand.industry ?? 'Not provided' },
          { label: 'Based in', value: brand.city || 'Not provided' },
          {
            label: 'Responds within',
            value:
              hours === null
                ? 'No responses yet'
                : hours < 48
                  ? `${hours} ${plural('hour', hours)}`
                  : `${Math.round(hours / 24)} days`,
          },
          { label: 'Deals completed', value: brand.completedDeals },
        ]}
      />
    </Card>
  )
}
