import type { Work } from '@marquee/contract/calls/portfolios'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { sharedSource } from '#features/portfolios/describe-work.ts'
import { PageScript } from '#ui/PageScript.tsx'
import classes from './AllWorks.module.css'
import { PortfolioWork } from './PortfolioWork.tsx'
import { showAllWorks } from './scripts/show-all-works.ts'

/**
 * The overview of all works: a dialog that `showAllWorks` opens from a link with `data-overview`. Each of its works opens in `WorkView`
 * above it. Its pictures are loaded when it opens.
 */
export function AllWorks({ works }: { works: readonly Work[] }) {
  const source = sharedSource(works)
  return (
    <>
      <dialog className={classes.overview} data-all-works="" aria-labelledby="all-works">
        <header className={classes.head}>
          <h2 id="all-works">All {works.length} works</h2>
          <form method="dialog">
            <button type="submit" aria-label="Close">
              <IconX size={24} stroke={1.8} aria-hidden="true" />
            </button>
          </form>
        </header>
        <div className={classes.body}>
          {source && <p className={classes.note}>{source}</p>}
          <ul className={classes.works} aria-labelledby="all-works">
            {works.map((work, index) => (
              <PortfolioWork
                key={work.id}
                work={work}
                index={index}
                hasSharedSource={source !== null}
                preload="none"
              />
            ))}
          </ul>
        </div>
      </dialog>
      <PageScript run={showAllWorks} />
    </>
  )
}
