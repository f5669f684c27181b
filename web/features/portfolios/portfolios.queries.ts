import type { CallOutput } from '@marquee/contract/call'
import { fileCalls } from '@marquee/contract/calls/files'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** The queries that show a portfolio, or what is derived from it. */
export const portfolioTopics = ['portfolios', 'talents', 'home']

/** Returns the works and the packages of a talent. */
export function usePortfolio(talentId: string) {
  return useCallQuery(['portfolios', talentId], portfolioCalls.portfolio, { talentId })
}

/**
 * Returns the portfolio on an open page as visitors read it, unless the server has read it. The answer is kept apart from what a signed-in
 * reader gets.
 */
export function usePublicPortfolio(
  talentId: string,
  known: CallOutput<typeof portfolioCalls.portfolio> | null = null,
) {
  return useCallQuery(
    ['portfolios', 'public', talentId],
    portfolioCalls.portfolio,
    { talentId },
    { initial: known },
  )
}

/** Returns the talent’s own public page. */
export function usePublicPage() {
  return useCallQuery(['portfolios', 'page'], portfolioCalls.publicPage, {})
}

/** Uploads a picture of a work; `choose` returns the chosen file. */
export function useUploadPicture(choose: () => File | null) {
  return useCallMutation(fileCalls.upload, {
    success: null,
    files: () => {
      const file = choose()
      return file ? { file } : undefined
    },
  })
}

/** Removes a work, or sets the order of all: of the own portfolio, or of a managed talent. */
export function useWorkActions(managed: string | null) {
  const named = managed ? { talentId: managed } : {}
  const options = { topics: portfolioTopics }
  const removeOwn = useCallMutation(portfolioCalls.removeWork, options)
  const removeManaged = useCallMutation(portfolioCalls.agentRemoveWork, options)
  const orderOwn = useCallMutation(portfolioCalls.orderWorks, { ...options, success: null })
  const orderManaged = useCallMutation(portfolioCalls.agentOrderWorks, { ...options, success: null })
  return {
    isBusy: [removeOwn, removeManaged, orderOwn, orderManaged].some(({ isPending }) => isPending),
    remove: (workId: string, onRemoved: () => void) =>
      managed
        ? removeManaged.mutate({ workId, talentId: managed }, { onSuccess: onRemoved })
        : removeOwn.mutate({ workId, ...named }, { onSuccess: onRemoved }),
    order: (workIds: string[]) =>
      managed ? orderManaged.mutate({ workIds, talentId: managed }) : orderOwn.mutate({ workIds }),
  }
}
