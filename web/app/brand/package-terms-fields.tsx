import { BareBrandTermsField } from '#features/brand-terms/BrandTermsField.tsx'
import type { PackageTermsFields } from '#features/offers/PackageTermsForm.tsx'
import { BriefsField } from '#features/terms/BriefsField.tsx'
import { DeliverablesField, newDeliverable } from '#features/terms/DeliverablesField.tsx'
import { ExclusivityField } from '#features/terms/ExclusivityField.tsx'
import { errorsBelow } from '#features/terms/errors-below.ts'
import { ProductField } from '#features/terms/ProductField.tsx'
import { RightsField } from '#features/terms/RightsField.tsx'

/** The fields of an offer that starts from a package, part by part. */
export const packageTermsFields: PackageTermsFields = {
  Work: ({ value, onChange, errors }) => (
    <>
      <DeliverablesField
        value={value.deliverables}
        onChange={(deliverables) => onChange({ deliverables })}
        errors={errorsBelow(errors, 'deliverables')}
        makeNew={newDeliverable}
        isWithoutBriefs
      />
      <RightsField
        value={value.rights}
        onChange={(rights) => onChange({ rights })}
        errors={errorsBelow(errors, 'rights')}
        isForBrand
      />
    </>
  ),
  Briefs: ({ value, onChange, errors }) => (
    <BriefsField
      value={value.deliverables}
      onChange={(deliverables) => onChange({ deliverables })}
      errors={errorsBelow(errors, 'deliverables')}
    />
  ),
  Product: ({ value, onChange, errors }) => (
    <ProductField
      value={value.product}
      onChange={(product) => onChange({ product })}
      currency={value.currency}
      errors={errorsBelow(errors, 'product')}
      isForBrand
    />
  ),
  Exclusivity: ({ value, onChange, errors }) => (
    <ExclusivityField
      value={value.exclusivity}
      onChange={(exclusivity) => onChange({ exclusivity })}
      errors={errorsBelow(errors, 'exclusivity')}
    />
  ),
  OwnTerms: ({ value, onChange, errors }) => (
    <BareBrandTermsField
      value={value.brandTerms}
      onChange={(brandTerms) => onChange({ brandTerms })}
      error={Object.entries(errors).find(([path]) => path.split('.')[0] === 'brandTerms')?.[1]}
    />
  ),
}
