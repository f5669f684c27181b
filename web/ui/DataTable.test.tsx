// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'

afterEach(cleanup)

it('a heading orders the rows, and says which order they have', () => {
  const onChoose = vi.fn()
  const order = { direction: 'descending', onChoose } as const
  render(
    <MemoryRouter>
      <DataTable
        caption="Talents"
        items={[{ name: 'Ada', followers: 2, deals: 3 }]}
        keyOf={({ name }) => name}
        columns={[
          { label: 'Name', cell: ({ name }) => name },
          { label: 'Followers', cell: ({ followers }) => followers, order: { ...order, isChosen: true } },
          { label: 'Deals', cell: ({ deals }) => deals, order: { ...order, isChosen: false } },
        ]}
      />
    </MemoryRouter>,
  )
  const orders = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'))
  expect(orders).toEqual([null, 'descending', null])
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Deals' }))
  expect(onChoose).toHaveBeenCalledOnce()
})
