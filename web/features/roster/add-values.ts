import { type MandateValues, mandateBody, newMandate, type WithMandate } from './mandate-values.ts'

/** A new talent while they are typed in. */
export interface AddValues extends WithMandate {
  kind: 'managed' | 'mandate'
  email: string
  displayName: string
  headline: string
  typeId: string
  city: string
  minFee: number | null
  mandate: MandateValues
  note: string
}

export const emptyTalent: AddValues = {
  ...{ kind: 'managed', email: '', displayName: '', headline: '', typeId: '', city: '', minFee: null },
  mandate: newMandate,
  note: '',
}

/** As the call takes it: a profile for somebody the agency manages, an address for somebody it asks. */
export function addBody({
  kind,
  email,
  displayName,
  headline,
  typeId,
  city,
  minFee,
  mandate,
  note,
}: AddValues) {
  const shared = { kind, mandate: mandateBody(mandate, kind === 'managed'), note }
  if (kind === 'mandate') return { ...shared, email }
  return {
    ...shared,
    profile: { displayName, headline, city, ...(typeId && { typeId }), ...(minFee !== null && { minFee }) },
  }
}

/** A fault of the body's `profile` belongs to the field of that name. */
export function addField(path: string): string {
  return path.replace(/^profile\./, '')
}
