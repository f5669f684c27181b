import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { Metadata, Transfer } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import { createTransfer, type TransferParams } from './create-transfer.ts'
import { type ReversalParams, reverseTransfer } from './reverse-transfer.ts'

function update(
  book: SandboxStore,
  params: { description?: string; metadata?: Metadata | '' },
  { path }: Context,
): Transfer {
  const before = book.get('transfer', path.id ?? '')
  const after = { ...before, ...params, metadata: mergeMetadata(before.metadata, params.metadata) }
  book.save(after)
  book.emit('transfer.updated', after, { metadata: before.metadata })
  return after
}

interface ListParams extends PageParams {
  destination?: string
  transfer_group?: string
}

function list(book: SandboxStore, params: ListParams): object {
  const { destination, transfer_group } = params
  return book.list('transfer', '/v1/transfers', { destination, transfer_group }, params)
}

function listReversals(book: SandboxStore, params: PageParams, { path }: Context): object {
  const transfer = book.get('transfer', path.id ?? '')
  return book.list(
    'transfer_reversal',
    `/v1/transfers/${transfer.id}/reversals`,
    { transfer: transfer.id },
    params,
  )
}

export const transferRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    act: (book, params: TransferParams) => createTransfer(book, params),
  },
  { method: 'GET', path: '/v1/transfers', act: list },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    act: (book, _params, { path }) => book.get('transfer', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/transfers/:id', act: update },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    act: (book, params: ReversalParams, { path }) => reverseTransfer(book, path.id ?? '', params),
  },
  { method: 'GET', path: '/v1/transfers/:id/reversals', act: listReversals },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals/:child',
    act: (book, _params, { path }) => book.get('transfer_reversal', path.child ?? ''),
  },
]
