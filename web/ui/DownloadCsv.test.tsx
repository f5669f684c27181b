// @vitest-environment jsdom
import './testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { useToasts } from '#lib/toast.ts'
import { DownloadCsv } from './DownloadCsv.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the table is saved as a file, and says when older documents are not in it', async () => {
  const saved: { name: string; text: Promise<string> }[] = []
  let content = new Blob()
  const table = { name: 'marquee-invoices-2026-11-23.csv', csv: '"Number"\r\n', isComplete: false }
  vi.stubGlobal('fetch', () => answer(200, table))
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) content = blob
    return 'blob:table'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: content.text() })
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={newQueryClient()}>
        <DownloadCsv table={invoiceCalls.invoiceTable} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['marquee-invoices-2026-11-23.csv'])
  expect(await saved[0]?.text).toContain('"Number"\r\n')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'The file has the newest 5,000 documents. Older ones are not in it.',
  ])
})
