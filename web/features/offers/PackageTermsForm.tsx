import type { UseFormReturnType } from '@mantine/form'
import { formatMoney } from '@marquee/contract/rules/currency'
import { capitalise } from '@marquee/contract/rules/wording'
import { describeDeliverable, listDates } from '@marquee/contract/terms/deliverables'
import { describeTerm, type TermField } from '@marquee/contract/terms/describe-terms'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { Fold, FoldList } from '#ui/Fold.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { OfferFormFrame, type OfferFormFrameProps } from './OfferFormFrame.tsx'
import { MilestonesOfForm, SimpleTerm } from './SimpleTerm.tsx'
import type { SharedTermsFields } from './TermsForm.tsx'
import { termLines } from './term-lines.ts'
import { errorTexts, type TermsValues, termsOf, withMilestones } from './terms-values.ts'

/** The fields that the page provides, part by part. */
export type PackageTermsFields = Record<
  'Work' | 'Briefs' | 'Product' | 'Exclusivity' | 'OwnTerms',
  SharedTermsFields
>

interface PackageTermsFormProps extends Omit<OfferFormFrameProps, 'values' | 'children'> {
  form: UseFormReturnType<TermsValues>
  fields: PackageTermsFields
}

/** The terms that a package sets, which are one summary until they are changed. Briefs are fields of their own. */
const packageTerms: readonly TermField[] = ['price', 'currency', 'revisions', 'deliverables', 'rights']

/**
 * An offer that starts from a package: what the package sets as a summary, open fields for what the brand writes, and
 * one line each for the terms that few offers have.
 */
export function PackageTermsForm({ form, fields, payee, ...frame }: PackageTermsFormProps) {
  const { values } = form
  const errors = errorTexts(form.errors)
  const invalid = Object.keys(errors).filter((path) => !/^deliverables\.\d+\.brief$/.test(path))
  const isInvalid = (among: readonly TermField[]) =>
    invalid.some((path) => among.some((field) => path.split('.')[0] === field))
  const own = (Fields: SharedTermsFields) => (
    <Fields
      value={values}
      onChange={(parts) => form.setValues(withMilestones(values, parts))}
      errors={errors}
    />
  )
  const line = (field: TermField, content: ReactNode, title?: string) => {
    const { label, text } = describeTerm(field, termsOf(values))
    return (
      <Fold title={title ?? label} value={text} isForced={isInvalid([field])}>
        {content}
      </Fold>
    )
  }
  const single = (field: TermField) => line(field, <SimpleTerm field={field} form={form} />)
  return (
    <OfferFormFrame values={values} payee={payee} {...frame}>
      <Fold
        title="What you get"
        isChange
        isForced={isInvalid(packageTerms)}
        summary={<KeyValues rows={summaryOf(values)} />}
      >
        <SimpleTerm field="price" form={form} />
        <SimpleTerm field="revisions" form={form} />
        {own(fields.Work)}
      </Fold>
      <Card title={`For ${payee}`} aside="Optional">
        {own(fields.Briefs)}
        <SimpleTerm field="message" form={form} />
      </Card>
      <FoldList>
        {line('product', own(fields.Product))}
        {single('extraRevisionPrice')}
        {values.price !== 0 && single('renewalPrice')}
        {line('exclusivity', own(fields.Exclusivity))}
        {values.price !== 0 && line('milestones', <MilestonesOfForm form={form} />)}
        {line('brandTerms', own(fields.OwnTerms), 'Your own terms')}
      </FoldList>
    </OfferFormFrame>
  )
}

/** Returns the rows of what the brand gets and pays. The dates of a single deliverable have rows of their own. */
export function summaryOf(values: TermsValues): { label: string; value: string }[] {
  const terms = termsOf(values)
  const [first, ...others] = values.deliverables
  const work =
    first && others.length === 0
      ? [{ label: 'Deliverable', value: capitalise(describeDeliverable(first)) }, ...listDates(first)]
      : termLines(terms)
          .slice(0, values.deliverables.length)
          .map(({ label, text }) => ({ label, value: text }))
  const worded = (field: TermField) => {
    const { label, text } = describeTerm(field, terms)
    return { label, value: text }
  }
  return [
    ...work,
    worded('rights'),
    worded('revisions'),
    {
      label: 'Price, VAT included',
      value: values.price === null ? 'Not set' : formatMoney(values.price, values.currency),
    },
  ]
}
