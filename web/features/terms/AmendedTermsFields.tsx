import type { AmendedTerms } from '@marquee/contract/terms/amendment-terms'
import { Card } from '#ui/Card.tsx'
import { DeliverablesField, newDeliverable } from './DeliverablesField.tsx'
import { errorsBelow } from './errors-below.ts'
import { RightsField } from './RightsField.tsx'

type Terms = Pick<AmendedTerms, 'deliverables' | 'rights'>

interface AmendedTermsFieldsProps {
  value: Terms
  onChange: (change: Partial<Terms>) => void
  /** Errors by path of the terms: `deliverables.0.postFrom`. */
  errors: Readonly<Record<string, string>>
  /** Whether the brand itself writes these terms. */
  isForBrand?: boolean | undefined
}

/**
 * The deliverables of a running deal that are not approved, and its usage rights. A deliverable of the deal is one
 * piece; new ones have a quantity.
 */
export function AmendedTermsFields({ value, onChange, errors, isForBrand }: AmendedTermsFieldsProps) {
  return (
    <>
      <Card title="Deliverables">
        <DeliverablesField
          value={value.deliverables}
          onChange={(deliverables) => onChange({ deliverables })}
          errors={errorsBelow(errors, 'deliverables')}
          makeNew={() => ({ id: null, ...newDeliverable() })}
          isQuantityFixed={({ id }) => id !== null}
        />
      </Card>
      <Card title="Rights">
        <RightsField
          value={value.rights}
          onChange={(rights) => onChange({ rights })}
          errors={errorsBelow(errors, 'rights')}
          isForBrand={isForBrand}
        />
      </Card>
    </>
  )
}

/** The same fields in words for the brand. */
export function TermsAmendedByBrand(props: AmendedTermsFieldsProps) {
  return <AmendedTermsFields {...props} isForBrand />
}
