import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { favouriteTopics } from './favourites.queries.ts'

/**
 * Saves the talent of the page once to the brand’s favourites where the address says that the brand came for that
 * (`brandPaths.saveTalent`) and came from one of our own pages: a link on another site saves nobody. The address loses this
 * first, so that neither a reload nor Back saves the talent again.
 */
export function SaveOnArrival({
  talent: { id, displayName },
}: {
  talent: { id: string; displayName: string }
}) {
  const [params, setParams] = useSearchParams()
  const isWanted = params.has('save')
  const hasStarted = useRef(false)
  const { mutate } = useCallMutation(favouriteCalls.addFavourite, {
    topics: favouriteTopics,
    success: `${displayName} is saved to your favourites.`,
  })
  useEffect(() => {
    if (!isWanted || hasStarted.current) return
    hasStarted.current = true
    setParams(
      (present) => {
        present.delete('save')
        return present
      },
      { replace: true },
    )
    if (cameFromOurPages()) mutate({ talentId: id })
    else toast.warning(`Press the heart to save ${displayName}.`)
  }, [isWanted, setParams, mutate, id, displayName])
  return null
}

/** Returns whether the document was opened from one of our own pages; signing up and signing in keep the document. */
const cameFromOurPages = (): boolean => document.referrer.startsWith(`${location.origin}/`)
