import type { VatRow } from '@marquee/contract/calls/finance'
import { countryName } from '@marquee/contract/rules/countries'
import { csvText } from '@marquee/contract/rules/csv'
import { fromMinor } from '@marquee/contract/rules/currency'
import { saveFile } from '#lib/use-csv-download.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Money } from '#ui/Money.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useVat } from './finance.queries.ts'

/** VAT of all documents by month, country and currency. */
export function VatView() {
  return (
    <Loaded query={useVat()} skeleton={<RowsSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState title="No VAT yet">It appears with the first invoice or receipt.</EmptyState>
          </Card>
        ) : (
          <Card
            title="VAT by month and country"
            aside={<Button onClick={() => saveVat(items)}>Download as CSV</Button>}
          >
            <VatTable items={items} />
          </Card>
        )
      }
    </Loaded>
  )
}

function VatTable({ items }: { items: readonly VatRow[] }) {
  return (
    <DataTable<VatRow>
      caption="VAT by month, country and currency; credit notes are subtracted"
      items={items}
      keyOf={({ month, country, currency }) => `${month} ${country} ${currency}`}
      columns={[
        { label: 'Month', isShort: true, cell: ({ month }) => month },
        { label: 'Country', cell: ({ country }) => countryOf(country) },
        { label: 'Documents', isNumber: true, cell: ({ documents }) => documents },
        {
          label: 'Net',
          isNumber: true,
          cell: ({ net, currency }) => <Money minor={net} currency={currency} />,
        },
        {
          label: 'VAT',
          isNumber: true,
          cell: ({ tax, currency }) => <Money minor={tax} currency={currency} />,
        },
        {
          label: 'Gross',
          isNumber: true,
          cell: ({ gross, currency }) => <Money minor={gross} currency={currency} />,
        },
        {
          label: 'VAT in pounds',
          isNumber: true,
          cell: ({ taxGbp }) => <Money minor={taxGbp} currency="GBP" />,
        },
      ]}
    />
  )
}

const heads = ['Month', 'Country', 'Currency', 'Documents', 'Net', 'VAT', 'Gross', 'VAT in pounds']

function saveVat(items: readonly VatRow[]): void {
  const cells = items.map(({ month, country, currency, documents, net, tax, gross, taxGbp }) => [
    month,
    country,
    currency,
    String(documents),
    ...[net, tax, gross, taxGbp].map((minor) => (minor === 0 ? 0 : fromMinor(minor))),
  ])
  saveFile('vat.csv', csvText([heads, ...cells]))
}

function countryOf(country: string): string {
  return country === '' ? 'Not recorded' : countryName(country)
}
