import type { MoneyDocument } from '@marquee/contract/calls/invoices'
import { formatDate } from '@marquee/contract/rules/dates'
import { useUrlState } from '#lib/use-url-state.ts'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Money } from '#ui/Money.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import classes from './InvoicesView.module.css'
import { useInvoices } from './invoices.queries.ts'

const kinds = [
  { value: 'all', label: 'All documents' },
  { value: 'invoice', label: 'Invoices for deals' },
  { value: 'receipt', label: 'Receipts for deals' },
  { value: 'credit_note', label: 'Credit notes' },
  { value: 'subscription', label: 'Subscription' },
]

/** The brand's invoices and other documents, each with its PDF. */
export function InvoicesView() {
  const [kind, setKind] = useUrlState('kind', 'all')
  const invoices = useInvoices(kind)
  return (
    <>
      <FilterBar>
        <SelectField label="Show" options={kinds} value={kind} onChange={setKind} />
      </FilterBar>
      <LoadedPages
        pages={invoices}
        skeleton={<RowsSkeleton />}
        empty={
          <Card>
            <EmptyState title={kind === 'all' ? 'No invoices yet' : 'No matching results'}>
              We issue an invoice when an accepted offer or your subscription is charged.
            </EmptyState>
          </Card>
        }
      >
        {(items) => <InvoicesTable items={items} />}
      </LoadedPages>
    </>
  )
}

function InvoicesTable({ items }: { items: readonly MoneyDocument[] }) {
  return (
    <DataTable<MoneyDocument>
      caption="Invoices, newest first"
      items={items}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Number', isShort: true, cell: ({ number }) => number },
        { label: 'Date', isShort: true, cell: ({ date }) => formatDate(date) },
        { label: 'For', cell: (document) => <Subject document={document} /> },
        {
          label: 'Net',
          isNumber: true,
          cell: (document) => <Amount document={document} minor={document.net} />,
        },
        {
          label: 'VAT',
          isNumber: true,
          cell: (document) => <Amount document={document} minor={document.tax} />,
        },
        {
          label: 'Total',
          isNumber: true,
          cell: (document) => <Amount document={document} minor={document.gross} />,
        },
        {
          label: 'File',
          cell: ({ number, pdfUrl }) => (
            <DownloadLink href={pdfUrl} name={number}>
              PDF
            </DownloadLink>
          ),
        },
      ]}
    />
  )
}

/** What a document is, and the deal or plan it is about. */
function Subject({ document: { title, subjectTitle } }: { document: MoneyDocument }) {
  return (
    <span>
      {title}
      <span className={classes.subject}>{subjectTitle}</span>
    </span>
  )
}

/** The amount of a document; a credit note has a minus. */
function Amount({ document: { kind, currency }, minor }: { document: MoneyDocument; minor: number }) {
  return <Money minor={minor} currency={currency} isTaken={kind === 'credit_note' && minor > 0} />
}
