/** The steps of the editor with their fields. */
export const steps = [
  {
    id: 'story',
    label: 'Overview',
    fields: ['title', 'objective', 'summary', 'productName', 'productUrl', 'coverFileId'],
  },
  {
    id: 'work',
    label: 'Deliverables and usage rights',
    fields: ['deliverables', 'product', 'rights', 'exclusivity', 'mustInclude', 'mustAvoid'],
  },
  {
    id: 'pay',
    label: 'Pay and places',
    fields: ['payModel', 'feeMin', 'feeMax', 'budget', 'currency', 'places'],
  },
  {
    id: 'people',
    label: 'Eligibility and deadline',
    fields: ['visibility', 'typeIds', 'questions', 'applyBy'],
  },
  { id: 'check', label: 'Review and publish', fields: [] },
] as const satisfies { id: string; label: string; fields: string[] }[]

export type StepId = (typeof steps)[number]['id']

/** Returns the step that contains a field, by the first part of its path. */
export function stepOfField(path: string): StepId {
  const field = path.split('.')[0] ?? ''
  return steps.find((step) => step.fields.some((one) => one === field))?.id ?? 'check'
}
