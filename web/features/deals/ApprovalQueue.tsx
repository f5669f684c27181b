import type { DealDetails } from '@marquee/contract/calls/deals'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import classes from './ApprovalQueue.module.css'
import { DeliverablePanel } from './DeliverablePanel.tsx'
import { useContentForApproval, useDeal } from './deals.queries.ts'

interface ApprovalQueueProps {
  pathOf: (dealId: string) => string
}

/**
 * Work of all campaigns that awaits the brand's review, the earliest auto-approval first, beside the open one. J and K move
 * between them, A goes to the approval, C to the changes, O opens the deal.
 */
export function ApprovalQueue({ pathOf }: ApprovalQueueProps) {
  const [openId, setOpen] = useUrlState('deliverable')
  const content = useContentForApproval()
  const view = useRef<HTMLDivElement>(null)
  const { items } = content
  const index = Math.max(
    items.findIndex(({ id }) => id === openId),
    0,
  )
  const shown = items[index]
  const shownId = shown?.id
  // A decision removes the open row; the keys need the focus inside.
  useEffect(() => {
    if (shownId && document.activeElement === document.body)
      view.current?.querySelector<HTMLElement>(`[data-work="${shownId}"]`)?.focus({ preventScroll: true })
  }, [shownId])
  const move = (by: 1 | -1) => {
    const neighbour = items[index + by]
    if (!neighbour) return
    setOpen(neighbour.id, true)
    view.current?.querySelector<HTMLElement>(`[data-work="${neighbour.id}"]`)?.focus()
  }
  const find = (what: string) => view.current?.querySelector<HTMLElement>(`[data-path="${what}"]`)
  const shortcuts: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    // Money moves with an approval, so the key only goes to the button.
    a: () => find('approve')?.focus(),
    c: () => find('request-changes')?.click(),
    o: () => view.current?.querySelector<HTMLElement>('[data-shortcut="o"] a')?.click(),
  }
  // Only while the focus is inside, so that single keys never act elsewhere (WCAG 2.1.4).
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const isInList = event.target instanceof Element && event.target.closest('[data-work]') !== null
    const arrow = isInList ? { ArrowDown: 'j', ArrowUp: 'k' }[event.key] : undefined
    const act = shortcuts[arrow ?? event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside
    <div ref={view} onKeyDown={handleKey}>
      <LoadedPages
        pages={content}
        skeleton={<RowsSkeleton count={3} />}
        empty={
          <EmptyState title="Nothing to review">
            Work of all your campaigns appears here as soon as a talent submits it.
          </EmptyState>
        }
      >
        {(all) => (
          <div className={classes.columns}>
            <div className={classes.list}>
              <ul className={classes.rows} aria-label="To approve">
                {all.map(({ id, title, talent, campaignTitle, submissions, autoDecisionAt }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={classes.row}
                      data-work={id}
                      aria-current={id === shownId}
                      onClick={() => setOpen(id, true)}
                    >
                      <strong>
                        {talent.displayName} · {title}
                      </strong>
                      <span>
                        {campaignTitle} · version {submissions.at(-1)?.no ?? 1}
                        {autoDecisionAt && (
                          <>
                            {' '}
                            · auto-approves <RelativeTime at={autoDecisionAt} />
                          </>
                        )}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <p className={classes.keys}>
                <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>A</kbd> to the approval · <kbd>C</kbd> request
                changes · <kbd>O</kbd> open deal
              </p>
            </div>
            {shown && <OpenWork key={shown.id} {...shown} dealPath={pathOf(shown.dealId)} />}
          </div>
        )}
      </LoadedPages>
    </div>
  )
}

function OpenWork({ id, dealId, dealPath }: { id: string; dealId: string; dealPath: string }) {
  const deal = useDeal('brand', dealId)
  return (
    <Loaded query={deal} skeleton={<RowsSkeleton count={2} />}>
      {(loaded: DealDetails) => {
        const deliverable = loaded.deliverables.find((one) => one.id === id)
        return (
          <div className={classes.panel}>
            <p className={classes.link} data-shortcut="o">
              <ButtonLink kind="quiet" size="small" to={`${dealPath}?deliverable=${id}`}>
                {`Open the deal with ${loaded.talent.displayName}`}
              </ButtonLink>
            </p>
            {deliverable && (
              <DeliverablePanel side="brand" deal={loaded} deliverable={deliverable} isInQueue />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

/** Returns whether keys are text or boxes here, or a dialog is over the list. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, video, [data-drawing]',
    ) !== null
  )
}
