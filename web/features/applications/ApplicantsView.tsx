import {
  type ApplicationForBrand,
  applicantSorts,
  MAX_DECIDED_APPLICANTS,
} from '@marquee/contract/calls/applications'
import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAddressValues } from '#lib/use-address-values.ts'
import { useIsWide } from '#lib/use-is-wide.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { ApplicantPanel, type ApplicantPaths } from './ApplicantPanel.tsx'
import { ApplicantRows } from './ApplicantRows.tsx'
import classes from './ApplicantsView.module.css'
import { useApplicants, useManageApplicant } from './applications.queries.ts'
import { BulkBar } from './BulkBar.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { budgetOf } from './describe-fee.ts'
import { endAtViewport } from './end-at-viewport.ts'
import { useOpenApplicant } from './use-open-applicant.ts'

interface ApplicantsViewProps {
  campaign: Pick<OwnCampaign, 'id' | 'payModel' | 'feeMin' | 'feeMax' | 'currency'>
  paths: ApplicantPaths
  /** The button to message a talent, provided by the page. */
  messageTo: (talentId: string) => ReactNode
  /** What was verified about a talent, provided by the page. */
  verifiedOf: (talentId: string) => ReactNode
  /** Shown instead of the list while nobody has applied. */
  emptyAction: ReactNode
}

const filters = [
  { value: 'submitted', label: 'New' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'offered', label: 'Offer sent' },
  { value: 'hired', label: 'Hired' },
  { value: 'invited', label: 'Invited, not applied' },
  { value: 'declined', label: 'Declined' },
] as const
const sortLabels = { newest: 'Newest first', fee: 'Lowest fee first', reach: 'Largest reach first' } as const

/**
 * The applicants of a campaign beside the open one, with everything a decision needs. The open applicant, the
 * filter and the order are in the URL.
 */
export function ApplicantsView({ campaign, paths, messageTo, verifiedOf, emptyAction }: ApplicantsViewProps) {
  const { values, set } = useAddressValues()
  const status = values.get('status') ?? ''
  const [sort, setSort] = useUrlState('sort', 'newest')
  const [openId, setOpen] = useUrlState('application')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [noteDrafts] = useState(() => new Map<string, string>())
  const [declining, setDeclining] = useState<readonly ApplicationForBrand[]>([])
  const applicants = useApplicants(campaign.id, {
    status: filters.find(({ value }) => value === status)?.value,
    sort: applicantSorts.find((one) => one === sort) ?? 'newest',
  })
  const manage = useManageApplicant()
  const client = useQueryClient()
  const isWide = useIsWide()
  const view = useRef<HTMLDivElement>(null)
  const { items } = applicants
  const {
    open: shown,
    index,
    previous,
    next,
  } = useOpenApplicant(
    { campaignId: campaign.id, items, isPlaceholderData: applicants.isPlaceholderData },
    { openId, setOpen: (id) => setOpen(id, true), isWide },
  )
  // A decision may remove the focused row; the keys need the focus inside.
  useEffect(() => {
    if (index === null && document.activeElement === document.body)
      view.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [index])
  const chosen = items.filter(({ id }) => selected.has(id))

  // One change of the URL: the open applicant may not be in the other list.
  const setStatus = (value: string) => set({ application: '', status: value })
  const toggle = (id: string) => {
    const changed = new Set(selected)
    if (!changed.delete(id)) changed.add(id)
    setSelected(changed)
  }
  const move = (by: 1 | -1) => {
    const neighbour = by === 1 ? next : previous
    if (!neighbour) return
    setOpen(neighbour.id, true)
    view.current?.querySelector<HTMLElement>(`[data-applicant="${neighbour.id}"]`)?.focus()
  }
  // While a write runs, the list still shows the state before it. Read at the key press, not at the last render.
  const isWriting = () => client.isMutating() > 0
  const can = (event: string) => !isWriting() && (shown?.allowedActions.includes(event) ?? false)
  const shortcuts: Record<string, () => unknown> = {
    j: () => move(1),
    k: () => move(-1),
    x: () => shown && index !== null && toggle(shown.id),
    s: () =>
      shown &&
      can('shortlist') &&
      manage.mutate({ applicationId: shown.id, version: shown.version, action: 'shortlist' }),
    d: () => shown && can('decline') && setDeclining([shown]),
    o: () => !isWriting() && view.current?.querySelector<HTMLElement>('[data-shortcut="o"] a')?.click(),
    n: () => view.current?.querySelector<HTMLElement>('[data-shortcut="n"] textarea')?.focus(),
  }
  // Only while the focus is inside, so that single keys never act elsewhere (WCAG 2.1.4).
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const isInList = event.target instanceof Element && event.target.closest('[data-applicant]') !== null
    const arrow = isInList ? { ArrowDown: 'j', ArrowUp: 'k' }[event.key] : undefined
    const act = shortcuts[arrow ?? event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  const panel = shown && (
    <ApplicantPanel
      key={shown.id}
      application={shown}
      position={{ index, count: items.length, hasPrevious: !!previous, hasNext: !!next }}
      manage={manage}
      paths={paths}
      messageTo={messageTo}
      verifiedOf={verifiedOf}
      noteDrafts={noteDrafts}
      isTitled={!isWide}
      onMove={move}
      onDecline={() => setDeclining([shown])}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside
    <div ref={view} onKeyDown={handleKey}>
      <div className={classes.filters}>
        <SelectField
          label="Status"
          placeholder="All applicants"
          value={status}
          onChange={setStatus}
          options={filters}
        />
        <SelectField
          label="Sort"
          value={sort}
          onChange={(value) => setSort(value)}
          options={applicantSorts.map((value) => ({ value, label: sortLabels[value] }))}
        />
      </div>
      <LoadedPages
        pages={applicants}
        skeleton={<RowsSkeleton />}
        empty={
          status === '' ? (
            <EmptyState title="No applications yet" action={emptyAction}>
              Applications appear here as soon as they’re sent. Choose the status “Invited, not applied” to
              see whom you have invited.
            </EmptyState>
          ) : (
            <EmptyState title="No applicants with this status">
              Choose another status to see the others.
            </EmptyState>
          )
        }
      >
        {(all) => (
          <div className={classes.columns}>
            <div className={classes.list}>
              <ApplicantRows
                items={all}
                budget={budgetOf(campaign)}
                openId={shown?.id ?? null}
                selected={selected}
                onOpen={setOpen}
                onToggle={toggle}
                onToggleAll={() => {
                  const first = all.slice(0, MAX_DECIDED_APPLICANTS).map(({ id }) => id)
                  setSelected(new Set(first.every((id) => selected.has(id)) ? [] : first))
                }}
              />
              {chosen.length > 0 && (
                <BulkBar
                  campaignId={campaign.id}
                  chosen={chosen}
                  onDecline={setDeclining}
                  onClear={() => setSelected(new Set())}
                />
              )}
              {isWide && (
                <p className={classes.keys}>
                  <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>X</kbd> select · <kbd>S</kbd> shortlist ·{' '}
                  <kbd>O</kbd> offer · <kbd>D</kbd> decline · <kbd>N</kbd> note
                </p>
              )}
            </div>
            {isWide && panel && (
              <section ref={endAtViewport} className={classes.panel} aria-label="Open applicant">
                {panel}
              </section>
            )}
          </div>
        )}
      </LoadedPages>
      {!isWide && (
        <Dialog
          isOpen={shown !== undefined}
          onClose={() => setOpen('', true)}
          title={shown?.talent.displayName ?? ''}
          shape="sheet"
        >
          <div className={classes.sheet}>{panel}</div>
        </Dialog>
      )}
      <DeclineDialog
        campaignId={campaign.id}
        applications={declining}
        onClose={() => setDeclining([])}
        onDeclined={() => setSelected(new Set())}
      />
    </div>
  )
}

/** Returns whether keys are text here: in a field, or in a dialog over the list. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !== null
  )
}
