import type { Work } from '@marquee/contract/calls/portfolios'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { Stack } from '#ui/Stack.tsx'
import { sharedSource, workFacts, workSource } from './describe-work.ts'
import classes from './Portfolio.module.css'
import { usePortfolio } from './portfolios.queries.ts'
import { WorkKinds } from './WorkKinds.tsx'
import { WorkPicture } from './WorkPicture.tsx'

const MAX_SHOWN_FIRST = 5

/** The work of a talent at the top of the profile; the cover image without any. Each work opens in a window. */
export function PortfolioWall({ talentId, cover }: { talentId: string; cover: string | null }) {
  const { data } = usePortfolio(talentId)
  const [open, setOpen] = useState<Work | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const works = data?.works ?? []
  if (works.length === 0) return <CoverPicture picture={cover} />
  const source = sharedSource(works)
  const first = works.slice(0, MAX_SHOWN_FIRST)
  return (
    <section aria-label="Portfolio">
      {showsAll ? (
        <WorkKinds works={works}>
          <ul className={classes.grid} aria-label="Works">
            {works.map((work) => (
              <li key={work.id} data-kind={work.kind}>
                <div className={classes.tile}>
                  <OpenWork work={work} onOpen={setOpen} frameWidth="280px" phoneWidth="50vw" ratio={4 / 5} />
                </div>
                <p className={classes.caption}>{work.caption}</p>
                <p className={classes.facts}>
                  <FactLine facts={workFacts(work)} />
                </p>
              </li>
            ))}
          </ul>
          {source && <p className={classes.facts}>{source}</p>}
        </WorkKinds>
      ) : (
        <ul className={classes.mosaic} data-count={first.length} aria-label="Works">
          {first.map((work, index) => (
            <li key={work.id}>
              <OpenWork
                work={work}
                onOpen={setOpen}
                isFirst={index === 0}
                frameWidth={index === 0 ? '580px' : '290px'}
                phoneWidth={index === 0 ? '78vw' : '50vw'}
                ratio={1.5}
              />
            </li>
          ))}
        </ul>
      )}
      {works.length > MAX_SHOWN_FIRST && (
        <div className={classes.more}>
          <Button onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${works.length} works`}
          </Button>
        </div>
      )}
      <Dialog isOpen={open !== null} onClose={() => setOpen(null)} title={open?.caption ?? ''} shape="wide">
        {open && (
          <Stack gap={12}>
            <MediaViewer url={open.url} mime={open.mime} name={open.caption} poster={open.posterUrl} />
            <p>
              <FactLine facts={workFacts(open)} />
            </p>
            {workSource(open) && <p className={classes.facts}>{workSource(open)}</p>}
          </Stack>
        )}
      </Dialog>
    </section>
  )
}

interface OpenWorkProps {
  work: Work
  onOpen: (work: Work) => void
  frameWidth: string
  phoneWidth: string
  ratio: number
  isFirst?: boolean
}

function OpenWork({ work, onOpen, ...frame }: OpenWorkProps) {
  const name = `${work.kind === 'video' ? 'Play' : 'View'} ${work.caption}`
  return (
    <button type="button" className={classes.open} aria-label={name} onClick={() => onOpen(work)}>
      <WorkPicture work={work} {...frame} />
    </button>
  )
}
