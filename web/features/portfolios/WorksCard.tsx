import { MAX_WORKS, type Work } from '@marquee/contract/calls/portfolios'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { workFacts, workSource } from './describe-work.ts'
import classes from './Portfolio.module.css'
import { usePortfolio, useWorkActions } from './portfolios.queries.ts'
import { WorkDialog } from './WorkDialog.tsx'
import { WorkPicture } from './WorkPicture.tsx'

interface WorksCardProps {
  talentId: string
  /** The id of the managed talent whose portfolio it is; the viewer’s own otherwise. */
  managed?: string | null
  /** Runs after a work was added. */
  onAdded?: () => void
}

/** The works of a portfolio: add, change, order and remove. */
export function WorksCard({ talentId, managed = null, onAdded }: WorksCardProps) {
  const portfolio = usePortfolio(talentId)
  const actions = useWorkActions(managed)
  const [edited, setEdited] = useState<Work | 'new' | null>(null)
  const [removed, setRemoved] = useState<Work | null>(null)
  return (
    <Card title="Portfolio" aside={portfolio.data && `${portfolio.data.works.length} of ${MAX_WORKS}`}>
      <Loaded query={portfolio} skeleton={<RowsSkeleton />}>
        {({ works }) => (
          <Stack>
            <p>
              {works.length === 0
                ? 'No works yet. Brands look at work first: add a few pictures or videos that you are proud of.'
                : 'The first five lead the profile, and the first three the card in search.'}
            </p>
            <ol className={classes.works} aria-label="Works">
              {works.map((work, index) => (
                <li key={work.id} className={classes.work}>
                  <div className={classes.thumb}>
                    <WorkPicture work={work} frameWidth="72px" ratio={0.8} />
                  </div>
                  <div>
                    <p className={classes.caption}>{work.caption}</p>
                    <p className={classes.facts}>
                      <FactLine facts={workFacts(work)} />
                    </p>
                    <p className={classes.facts}>{workSource(work)}</p>
                  </div>
                  <div className={classes.actions}>
                    <Button
                      kind="quiet"
                      aria-label={`Move ${work.caption} up`}
                      disabled={index === 0 || actions.isBusy}
                      onClick={() => actions.order(moved(works, index, -1))}
                    >
                      Up
                    </Button>
                    <Button
                      kind="quiet"
                      aria-label={`Move ${work.caption} down`}
                      disabled={index === works.length - 1 || actions.isBusy}
                      onClick={() => actions.order(moved(works, index, 1))}
                    >
                      Down
                    </Button>
                    <Button kind="quiet" aria-label={`Edit ${work.caption}`} onClick={() => setEdited(work)}>
                      Edit
                    </Button>
                    <Button
                      kind="quiet"
                      aria-label={`Remove ${work.caption}`}
                      onClick={() => setRemoved(work)}
                    >
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
            {works.length < MAX_WORKS && (
              <div>
                <Button kind="primary" data-path="portfolio" onClick={() => setEdited('new')}>
                  Add work
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
      {edited && (
        <WorkDialog
          key={edited === 'new' ? 'new' : edited.id}
          work={edited === 'new' ? null : edited}
          managed={managed}
          slot={`work.${talentId}`}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            if (edited === 'new') onAdded?.()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove “${removed?.caption ?? ''}”`}
        consequences={['It leaves the profile, and its file is deleted. This cannot be undone.']}
        confirm="Remove work"
        isDangerous
        isBusy={actions.isBusy}
        onConfirm={() => removed && actions.remove(removed.id, () => setRemoved(null))}
      />
    </Card>
  )
}

/** Returns the ids of the works with one of them a place earlier or later. */
function moved(works: readonly Work[], index: number, by: -1 | 1): string[] {
  const ids = works.map(({ id }) => id)
  const [id] = ids.splice(index, 1)
  if (id) ids.splice(index + by, 0, id)
  return ids
}
