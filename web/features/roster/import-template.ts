import { importColumns } from '@marquee/contract/calls/roster'

const example: Partial<Record<(typeof importColumns)[number], string>> = {
  reference: 'A-001',
  name: 'Maya Okafor',
  headline: 'Skin care for tired faces',
  city: 'Leeds',
  country: 'GB',
  languages: 'English; Igbo',
  instagram: '@maya',
  instagram_followers: '48200',
  min_fee: '450',
  min_fee_currency: 'GBP',
  commission_percent: '15',
}

/** A data URL that downloads a table with all columns and one example row. */
export const importTemplate = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `${importColumns.join(',')}\n${importColumns.map((column) => example[column] ?? '').join(',')}\n`,
)}`
