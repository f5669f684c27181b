import type { UseFormReturnType } from '@mantine/form'
import { termsOfSection } from '@marquee/contract/terms/describe-terms'
import type { ComponentType } from 'react'
import { Card } from '#ui/Card.tsx'
import { OfferFormFrame, type OfferFormFrameProps } from './OfferFormFrame.tsx'
import { MilestonesOfForm, SimpleTerm } from './SimpleTerm.tsx'
import { errorTexts, type TermsValues, withMilestones } from './terms-values.ts'

/** The fields for deliverables, product, rights, exclusivity and, for brands, attached terms, provided by the page. */
export type SharedTermsFields = ComponentType<{
  value: Pick<TermsValues, 'currency' | 'deliverables' | 'product' | 'rights' | 'exclusivity' | 'brandTerms'>
  onChange: (change: Partial<TermsValues>) => void
  errors: Readonly<Record<string, string>>
}>

interface TermsFormProps extends Omit<OfferFormFrameProps, 'values' | 'children'> {
  form: UseFormReturnType<TermsValues>
  fields: SharedTermsFields
}

/** All terms of an offer, with the price split for both parties. */
export function TermsForm({ form, fields: Fields, ...frame }: TermsFormProps) {
  const { values, errors } = form
  return (
    <OfferFormFrame values={values} {...frame}>
      <Card title="Price">
        <SimpleTerms section="price" form={form} />
      </Card>
      <Fields
        value={values}
        onChange={(parts) => form.setValues(withMilestones(values, parts))}
        errors={errorTexts(errors)}
      />
      {values.price !== 0 && (
        <Card title="Milestones">
          <MilestonesOfForm form={form} />
        </Card>
      )}
      <Card title="Message (optional)">
        <SimpleTerms section="message" form={form} />
      </Card>
    </OfferFormFrame>
  )
}

/** Renders the terms of a section whose control is a single field. */
function SimpleTerms({ section, form }: { section: 'price' | 'message'; form: TermsFormProps['form'] }) {
  return termsOfSection(section).map((field) => <SimpleTerm key={field} field={field} form={form} />)
}
