import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { type MandateValues, mandateBody, newMandate, type WithMandate } from './mandate-values.ts'

/** The form values of a new talent. */
export interface AddValues extends WithMandate {
  kind: 'managed' | 'mandate'
  email: string
  displayName: string
  headline: string
  typeId: string
  city: string
  minFee: number | null
  feeCurrency: Currency
  mandate: MandateValues
  note: string
}

export const emptyTalent: AddValues = {
  kind: 'managed',
  email: '',
  displayName: '',
  headline: '',
  typeId: '',
  city: '',
  minFee: null,
  feeCurrency: DEFAULT_CURRENCY,
  mandate: newMandate,
  note: '',
}

/** Returns the body of the call: a profile for a managed talent, an email address for a request. */
export function addBody({
  kind,
  email,
  displayName,
  headline,
  typeId,
  city,
  minFee,
  feeCurrency,
  mandate,
  note,
}: AddValues) {
  const shared = { kind, mandate: mandateBody(mandate, kind === 'managed'), note }
  if (kind === 'mandate') return { ...shared, email }
  return {
    ...shared,
    profile: {
      displayName,
      headline,
      city,
      ...(typeId && { typeId }),
      ...(minFee !== null && { minFee, feeCurrency }),
    },
  }
}

/** Maps an issue path of the body's `profile` to the form field. */
export function addField(path: string): string {
  return path.replace(/^profile\./, '')
}
