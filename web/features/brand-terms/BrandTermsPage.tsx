import { brandTermsCalls, MAX_BRAND_TERMS, type OwnBrandTerms } from '@marquee/contract/calls/brand-terms'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { brandPaths } from '#lib/paths.ts'
import { formatSize } from '#lib/uploads/speed.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { BrandTermsDialog } from './BrandTermsDialog.tsx'
import { termsTopics, useBrandTerms } from './brand-terms.queries.ts'

/** What is open above the list. */
type Open = { kind: 'add' } | { kind: 'replace' | 'remove'; terms: OwnBrandTerms } | null

/** The terms of a brand that it can attach to its offers. An operator who acts as the brand changes none. */
export function BrandTermsPage() {
  const query = useBrandTerms()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const add = (
    <Button kind="primary" onClick={() => setOpen({ kind: 'add' })}>
      Add terms
    </Button>
  )
  return (
    <>
      <PageHeader
        back={{ label: 'Offers', to: brandPaths.offers }}
        title="Your terms"
        lead={`Up to ${MAX_BRAND_TERMS} PDF files that you can attach to your offers. The talent reads and signs them with the offer.`}
        actions={!isActing() && isFilled(query.data?.items) && add}
      />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No terms yet" action={!isActing() && add}>
              Add a PDF, such as your terms for creators. Your offers do not need any.
            </EmptyState>
          ) : (
            <RowList label="Your terms">
              {items.map((terms) => (
                <TermsRow key={terms.id} terms={terms} onOpen={setOpen} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {(open?.kind === 'add' || open?.kind === 'replace') && (
        <BrandTermsDialog former={open.kind === 'replace' ? open.terms : null} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveTerms terms={open.terms} onClose={close} />}
    </>
  )
}

/** Returns whether terms can be added beside the present ones; without any, the empty list has the button. */
function isFilled(items: readonly OwnBrandTerms[] | undefined): boolean {
  return items !== undefined && items.length > 0 && items.length < MAX_BRAND_TERMS
}

function TermsRow({ terms, onOpen }: { terms: OwnBrandTerms; onOpen: (open: Open) => void }) {
  const { name, bytes, addedAt, sha256, url, isAttached } = terms
  return (
    <Row
      title={name}
      detail={`PDF, ${formatSize(bytes)} · added ${formatDate(addedAt)} · SHA-256 ${sha256.slice(0, 12)}…`}
      state={isAttached && <Status tone="quiet">Attached to offers</Status>}
      action={
        <Cluster>
          <DownloadLink href={url} name={name}>
            Download
          </DownloadLink>
          {!isActing() && (
            <>
              <Button
                size="small"
                aria-label={`Replace ${name}`}
                onClick={() => onOpen({ kind: 'replace', terms })}
              >
                Replace
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove ${name}`}
                onClick={() => onOpen({ kind: 'remove', terms })}
              >
                Remove
              </Button>
            </>
          )}
        </Cluster>
      }
    />
  )
}

function RemoveTerms({ terms, onClose }: { terms: OwnBrandTerms; onClose: () => void }) {
  const remove = useCallMutation(brandTermsCalls.removeBrandTerms, {
    topics: termsTopics,
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Remove “${terms.name}”?`}
      consequences={[
        'You cannot attach them to new offers any more.',
        terms.isAttached
          ? 'Offers and deals that attach them keep them.'
          : 'No offer attaches them, so the file is deleted. This cannot be undone.',
      ]}
      confirm="Remove terms"
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ termsId: terms.id })}
    />
  )
}
