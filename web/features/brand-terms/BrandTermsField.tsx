import type { BrandTerms } from '@marquee/contract/terms/brand-terms'
import { BRAND_TERMS_PRECEDENCE } from '@marquee/contract/terms/brand-terms-precedence'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useBrandTerms } from './brand-terms.queries.ts'
import { chosenTerms, termsChoices } from './choices.ts'

interface BrandTermsFieldProps {
  value: BrandTerms | null
  onChange: (value: BrandTerms | null) => void
  error: string | undefined
}

/** The brand’s own terms that an offer attaches; none by default. */
export function BrandTermsField(props: BrandTermsFieldProps) {
  return (
    <Card title="Your own terms (optional)" aside={<ManageTerms />}>
      <BrandTermsChoice {...props} />
    </Card>
  )
}

/** The same without a card, for a page that has its own heading. */
export function BareBrandTermsField(props: BrandTermsFieldProps) {
  return (
    <>
      <BrandTermsChoice {...props} />
      <div>
        <ManageTerms />
      </div>
    </>
  )
}

const ManageTerms = () => (
  <ButtonLink kind="quiet" size="small" to={brandPaths.ownTerms}>
    Manage your terms
  </ButtonLink>
)

function BrandTermsChoice({ value, onChange, error }: BrandTermsFieldProps) {
  return (
    <>
      <Loaded query={useBrandTerms()} skeleton={<Skeleton height={64} />}>
        {({ items }) => (
          <SelectField
            label="Attached terms"
            hint={
              items.length === 0 && value === null
                ? 'You have no terms yet. Add a PDF to attach it to an offer.'
                : 'The talent can read them before accepting, and signs them with the offer.'
            }
            placeholder="None"
            value={value?.id ?? ''}
            options={termsChoices(items, value)}
            error={error}
            data-path="brandTerms"
            onChange={(id) => onChange(chosenTerms(id, items, value))}
          />
        )}
      </Loaded>
      {value && <p>{BRAND_TERMS_PRECEDENCE}</p>}
    </>
  )
}
