import type { Call, CallRequest } from '@marquee/contract/call'
import { csvText } from '@marquee/contract/rules/csv'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './api.ts'
import { toastText } from './api-error.ts'
import { toast } from './toast.ts'
import { saveFile } from './use-csv-download.ts'

type Page<Item> = { items: Item[]; nextCursor: string | null }
type PagedCall<Item> = Call<z.ZodObject, z.ZodType<Page<Item>>>

/** A file for spreadsheets: its name, its head line, and the cells of each row. A number is an amount of money. */
interface CsvFile<Item> {
  name: string
  heads: readonly string[]
  cellsOf: (item: Item) => (string | number)[]
}

/** Rows that one file holds at most. */
const MAX_ROWS = 5_000
const PAGE_ROWS = 100

/** Returns the mutation that reads all pages of a list and saves them as a file. A toast says when older rows are left out. */
export function usePagesCsv<Item, C extends PagedCall<Item>>(
  row: C & PagedCall<Item>,
  input: Omit<CallRequest<C>, 'cursor' | 'limit'>,
  { name, heads, cellsOf }: CsvFile<Item>,
) {
  return useMutation({
    mutationFn: async () => {
      const items: Item[] = []
      let cursor: string | null = null
      do {
        const page: Page<Item> = await call<PagedCall<Item>>(row, {
          ...input,
          limit: PAGE_ROWS,
          ...(cursor && { cursor }),
        })
        items.push(...page.items)
        cursor = page.nextCursor
      } while (cursor && items.length < MAX_ROWS)
      saveFile(name, csvText([heads, ...items.map(cellsOf)]))
      if (cursor) toast.warning('The file has the newest 5,000 rows. Older ones are not in it.')
    },
    onError: (error) => toast.error(toastText(error)),
  })
}
