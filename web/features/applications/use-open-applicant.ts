import type { ApplicationForBrand } from '@marquee/contract/calls/applications'
import { useEffect, useState } from 'react'
import { useApplicant } from './applications.queries.ts'

interface ApplicantList {
  campaignId: string
  items: readonly ApplicationForBrand[]
  /** The rows are still those of the filter before. */
  isPlaceholderData: boolean
}

interface OpenApplicant {
  open: ApplicationForBrand | undefined
  /** The place in the list, from 0; null when the filter no longer includes the applicant. */
  index: number | null
  /** The neighbours in the list, also after a decision has removed the open one from it. */
  previous: ApplicationForBrand | undefined
  next: ApplicationForBrand | undefined
}

/**
 * Returns the applicant that the URL names, also when a decision has removed them from the filtered list. Beside
 * a list, a URL without an applicant opens the first undecided one and gets their id, so that an applicant who
 * arrives live does not replace them.
 */
export function useOpenApplicant(
  { campaignId, items, isPlaceholderData }: ApplicantList,
  { openId, setOpen, isWide }: { openId: string; setOpen: (id: string) => void; isWide: boolean },
): OpenApplicant {
  const [lastIndex, setLastIndex] = useState(0)
  const listed = items.findIndex(({ id }) => id === openId)
  const other = useApplicant(listed < 0 ? openId : '')
  const removed = other.data?.campaignId === campaignId ? other.data : undefined
  const isNobody = openId === '' || (!removed && !other.isPending)
  const isChosenHere = isWide && isNobody && !isPlaceholderData
  const first = items.find(({ allowedActions }) => allowedActions.includes('decline')) ?? items[0]
  const open = items[listed] ?? (isChosenHere ? first : isNobody ? undefined : removed)
  const index = open ? items.findIndex(({ id }) => id === open.id) : -1
  if (index >= 0 && index !== lastIndex) setLastIndex(index)
  const idToWrite = isChosenHere && listed < 0 ? first?.id : undefined
  useEffect(() => {
    if (idToWrite !== undefined) setOpen(idToWrite)
  })
  return {
    open,
    index: index < 0 ? null : index,
    previous: items[(index < 0 ? lastIndex : index) - 1],
    next: items[index < 0 ? lastIndex : index + 1],
  }
}
