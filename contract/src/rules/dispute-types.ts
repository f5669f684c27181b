/** What a dispute is about. Only some types may be opened after the deal is completed. */
interface DisputeType {
  label: string
  by: readonly ('brand' | 'talent')[]
  isLate: boolean
}

export const disputeTypes = {
  not_as_agreed: { label: 'The work is not as agreed', by: ['brand'], isLate: false },
  not_delivered: { label: 'The work was not delivered', by: ['brand'], isLate: false },
  late: { label: 'The work came too late', by: ['brand'], isLate: false },
  unfair_review: { label: 'The work was rejected unfairly', by: ['talent'], isLate: false },
  brand_unresponsive: { label: 'The brand doesn’t respond', by: ['talent'], isLate: false },
  scope: { label: 'More work is asked than was agreed', by: ['talent'], isLate: false },
  rights: { label: 'Usage rights were not kept', by: ['brand', 'talent'], isLate: false },
  removed_early: { label: 'A post was removed early', by: ['brand'], isLate: true },
  fraud: { label: 'Fraud', by: ['brand', 'talent'], isLate: true },
  other: { label: 'Something else', by: ['brand', 'talent'], isLate: false },
} as const satisfies Record<string, DisputeType>
export type DisputeTypeCode = keyof typeof disputeTypes

const isType = (code: string): code is DisputeTypeCode => Object.hasOwn(disputeTypes, code)
export const disputeTypeCodes: DisputeTypeCode[] = Object.keys(disputeTypes).filter(isType)

/** Returns the types that a side may choose, in their order; after completion only those allowed late. */
export function disputeTypesOf(side: 'brand' | 'talent', isCompleted: boolean): DisputeTypeCode[] {
  return disputeTypeCodes.filter((code) => {
    const { by, isLate } = disputeTypes[code]
    return by.some((allowed) => allowed === side) && (!isCompleted || isLate)
  })
}
