import type { UseFormReturnType } from '@mantine/form'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { ReactNode } from 'react'
import { resized } from './milestone-plan.ts'

/** The form values of terms: the price may still be missing. */
export type TermsValues = Omit<OfferTerms, 'price'> & { price: number | null }

/** Returns the terms as a call takes them; a missing price becomes zero, which fails at its own field. */
export function termsOf({ price, ...rest }: TermsValues): OfferTerms {
  return { ...rest, price: price ?? 0 }
}

/** Returns a change of form values whose milestones fit the number of deliverables that it sets. */
export function withMilestones(
  { milestones }: TermsValues,
  change: Partial<TermsValues>,
): Partial<TermsValues> {
  if (!change.deliverables) return change
  return { ...change, milestones: resized(milestones, change.deliverables.length) }
}

/** Sets the milestones of a form and removes the error about them. */
export function changeMilestones(
  form: UseFormReturnType<TermsValues>,
  milestones: TermsValues['milestones'],
): void {
  form.setValues({ milestones })
  form.clearFieldError('milestones')
}

/** Maps an issue path of the body's `terms` to the form field. */
export function termsField(path: string): string {
  return path.replace(/^terms\./, '')
}

/** Returns the errors of a form by path, as texts. */
export function errorTexts(errors: Readonly<Record<string, ReactNode>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([, error]) => error)
      .map(([path, error]) => [path, String(error)]),
  )
}
