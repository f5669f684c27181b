import { BrandTermsField } from '#features/brand-terms/BrandTermsField.tsx'
import type { SharedTermsFields } from '#features/offers/TermsForm.tsx'
import { TermsByBrand } from '#features/terms/TermsFields.tsx'

/** The fields of an offer that a brand writes: those of every offer, and its own terms. */
export const BrandTermsFields: SharedTermsFields = ({ value, onChange, errors }) => (
  <>
    <TermsByBrand value={value} onChange={onChange} errors={errors} />
    <BrandTermsField
      value={value.brandTerms}
      onChange={(brandTerms) => onChange({ brandTerms })}
      error={Object.entries(errors).find(([path]) => path.split('.')[0] === 'brandTerms')?.[1]}
    />
  </>
)
