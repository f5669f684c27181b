import { type SearchPlace as Place, searchCalls } from '@marquee/contract/calls/search'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import { formatCount, formatNumber } from '@marquee/contract/rules/wording'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { RankingNote } from './RankingNote.tsx'
import classes from './Search.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { reversedRanges, searchOf, useOwnSearchState } from './talent-search.ts'

interface SearchPlaceProps {
  /** The talent of the roster for whom an agent asks; null for the talent themselves. */
  talentId: string | null
}

/** Where a talent appears in a search as brands make it, with the same filters, and what decides that. */
export function SearchPlace({ talentId }: SearchPlaceProps) {
  const state = useOwnSearchState()
  const [asked, setAsked] = useState<string | null>(null)
  const place = useQuery({
    queryKey: ['search-place', talentId, asked],
    queryFn: () => askFor(talentId, asked ?? ''),
    enabled: asked !== null,
    // Only so many questions are answered, so nothing is asked twice.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    // The field says what is wrong.
    if (reversedRanges(state.filters).length > 0) return
    setAsked(state.address)
  }
  return (
    <>
      <Card title="Where do I appear?">
        <Stack gap={20}>
          <p>Search as a brand would. You see your own place and what decides it, and no other talent.</p>
          <FormBody
            onSubmit={onSubmit}
            actions={
              <Button type="submit" kind="primary" busy={place.isFetching}>
                Show my place
              </Button>
            }
          >
            <TextField label="Words" maxLength={100} value={state.text} onChange={state.setText} />
            <div className={classes.columns}>
              <SearchFilters state={state} isForTalent />
            </div>
          </FormBody>
          <div role="status">
            {place.error && <Callout tone="bad">{toastText(place.error)}</Callout>}
            {place.data && <Answer place={place.data} />}
          </div>
        </Stack>
      </Card>
      <RankingNote />
    </>
  )
}

function askFor(talentId: string | null, address: string): Promise<Place> {
  const { sort: _any, ...wanted } = searchOf(address)
  return talentId === null
    ? call(searchCalls.searchPlace, wanted)
    : call(searchCalls.agentSearchPlace, { ...wanted, talentId })
}

function Answer({ place }: { place: Place }) {
  const { total, isCounted, isSimilar, isNewcomer, order, missing, parts } = place
  const found = isCounted ? formatCount(total, 'talent') : `${formatNumber(MAX_COUNTED)} talents or more`
  const among = `${found}${isSimilar ? ' with similar words' : ''}`
  if (place.place === null)
    return (
      <Stack gap={12}>
        <p>
          <strong>Not among the results.</strong> The search finds {among}.
        </p>
        <ul className={classes.facts}>
          {missing.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Stack>
    )
  return (
    <Stack gap={12}>
      <p>
        <strong className={classes.place}>Place {place.place}</strong> of {among}
        {order === 'newest' && ', the newest first because there are no words'}
        {isNewcomer && ', in a place kept for newcomers'}.
      </p>
      {parts.length > 0 && (
        <ul className={classes.facts}>
          {parts.map(({ label, points, most, how }) => (
            <li key={label}>
              <strong>{`${label}: ${points} of ${most} points.`}</strong> {how}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
