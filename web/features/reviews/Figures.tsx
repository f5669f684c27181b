import type { PublicFigures } from '@marquee/contract/calls/figures'
import { figureOf, figuresOf, formatFigure, MIN_CASES } from '@marquee/contract/rules/public-figures'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './Figures.module.css'
import { type Reviewed, useFigures } from './reviews.queries.ts'

/** The public figures of a talent or a brand, with how each is computed; on one’s own profile with what helps. */
export function Figures({ reviewed, isOwn = false }: { reviewed: Reviewed; isOwn?: boolean }) {
  return (
    <Loaded query={useFigures(reviewed)} skeleton={<RowsSkeleton />}>
      {({ items: [item] }) => item && <FigureRows reviewed={reviewed} item={item} isOwn={isOwn} />}
    </Loaded>
  )
}

function FigureRows({ reviewed, item, isOwn }: { reviewed: Reviewed; item: PublicFigures; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const shown = item.figures.filter(({ value }) => value !== null)
  const hidden = item.figures.filter(({ value }) => value === null)
  return (
    <Stack gap={12}>
      <KeyValues
        rows={[
          { label: 'Reviews', value: <RatingText rating={item.rating} /> },
          ...shown.map(({ key, value }) => ({ label: figureOf(key).label, value: formatFigure(key, value) })),
          ...(isOwn
            ? hidden.map(({ key }) => ({
                label: figureOf(key).label,
                value: formatFigure(key, null),
                isQuiet: true,
              }))
            : []),
        ]}
      />
      {!isOwn && hidden.length > 0 && (
        <p className={classes.note}>
          {shown.length === 0 ? 'Not enough deals yet. Figures appear' : 'Other figures appear'} after{' '}
          {formatCount(MIN_CASES, 'case')}.
        </p>
      )}
      <div className={classes.explain}>
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          How it is computed
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="How figures are computed" shape="wide">
        <Explanation of={reviewed.of} isOwn={isOwn} />
      </Dialog>
    </Stack>
  )
}

/** Returns a rating in words: the average from three reviews on, before that only their number. */
function RatingText({ rating: { average, count } }: Pick<PublicFigures, 'rating'>) {
  if (count === 0) return 'None yet'
  if (average === null) return formatCount(count, 'review')
  return (
    <>
      <Stars value={average} size={14} /> {average.toFixed(1)} ({count})
    </>
  )
}

function Explanation({ of, isOwn }: { of: Reviewed['of']; isOwn: boolean }) {
  return (
    <Stack>
      <p>
        Figures are computed from what happened on Marquee, never from opinions. One with fewer than{' '}
        {MIN_CASES} cases is not shown.
      </p>
      <dl className={classes.list}>
        {figuresOf(of).map((key) => {
          const { label, how, window, advice } = figureOf(key)
          return (
            <div key={key}>
              <dt>
                {label} <span className={classes.window}>{window}</span>
              </dt>
              <dd>{how}</dd>
              {isOwn && advice && <dd className={classes.advice}>{advice}</dd>}
            </div>
          )
        })}
      </dl>
    </Stack>
  )
}
