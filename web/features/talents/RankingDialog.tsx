import { newcomers, rankingParts } from '@marquee/contract/rules/ranking'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'

/** Explains what decides the order of found talents. */
export function RankingDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        How results are ordered
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="How results are ordered">
        <Stack gap={12}>
          <p>
            “Best match” adds up three parts. Nothing else counts, and nobody can pay for a better place.
            Filters leave talents out and do not change the order.
          </p>
          <KeyValues
            rows={Object.values(rankingParts).map(({ label, weight, how }) => ({
              label: `${label}, up to ${weight * 100} points`,
              value: how,
            }))}
          />
          <p>
            {`Two of the first ${newcomers.ofFirst} places belong to newcomers who match your words: talents with less than ${newcomers.days} days on Marquee and fewer than ${newcomers.deals} completed deals. Where the order does not reach two by itself, others are drawn each day, and their card says so.`}
          </p>
          <p>
            The other orders use one figure only: the date of joining, followers, starting price or rating.
          </p>
        </Stack>
      </Dialog>
    </>
  )
}
