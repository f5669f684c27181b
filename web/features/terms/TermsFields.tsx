import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { Card } from '#ui/Card.tsx'
import { DeliverablesField, newDeliverable } from './DeliverablesField.tsx'
import { ExclusivityField } from './ExclusivityField.tsx'
import { errorsBelow } from './errors-below.ts'
import { ProductField } from './ProductField.tsx'
import { RightsField } from './RightsField.tsx'

type Terms = Pick<OfferTerms, 'currency' | 'deliverables' | 'product' | 'rights' | 'exclusivity'>

export interface TermsFieldsProps {
  value: Terms
  onChange: (change: Partial<Terms>) => void
  /** Errors by path of the terms: `deliverables.0.postFrom`. */
  errors: Readonly<Record<string, string>>
  /** Whether the brand itself writes these terms. */
  isForBrand?: boolean | undefined
}

/** Deliverables, product, usage rights and exclusivity: the terms that briefs and offers share. */
export function TermsFields({ value, onChange, errors, isForBrand }: TermsFieldsProps) {
  return (
    <>
      <Card title="Deliverables">
        <DeliverablesField
          value={value.deliverables}
          onChange={(deliverables) => onChange({ deliverables })}
          errors={errorsBelow(errors, 'deliverables')}
          makeNew={newDeliverable}
        />
      </Card>
      <Card title="Product">
        <ProductField
          value={value.product}
          onChange={(product) => onChange({ product })}
          currency={value.currency}
          errors={errorsBelow(errors, 'product')}
          isForBrand={isForBrand}
        />
      </Card>
      <Card title="Rights and restrictions">
        <RightsField
          value={value.rights}
          onChange={(rights) => onChange({ rights })}
          errors={errorsBelow(errors, 'rights')}
          isForBrand={isForBrand}
        />
        <ExclusivityField
          value={value.exclusivity}
          onChange={(exclusivity) => onChange({ exclusivity })}
          errors={errorsBelow(errors, 'exclusivity')}
        />
      </Card>
    </>
  )
}

/** The same fields in words for the brand. */
export function TermsByBrand(props: TermsFieldsProps) {
  return <TermsFields {...props} isForBrand />
}
