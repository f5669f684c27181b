import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, Transfer } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { createTransfer, type TransferParams } from './create-transfer.ts'
import { type ReversalParams, reverseTransfer } from './reverse-transfer.ts'

function update(
  store: SandboxStore,
  params: { description?: string; metadata?: Metadata | '' },
  { path }: Context,
): Transfer {
  const before = store.get('transfer', path.id ?? '')
  const after = { ...before, ...params, metadata: mergeMetadata(before.metadata, params.metadata) }
  store.save(after)
  store.emit('transfer.updated', after, { metadata: before.metadata })
  return after
}

interface ListParams extends PageParams {
  destination?: string
  transfer_group?: string
}

function list(store: SandboxStore, params: ListParams): object {
  const { destination, transfer_group } = params
  return store.list('transfer', '/v1/transfers', { destination, transfer_group }, params)
}

function listReversals(store: SandboxStore, params: PageParams, { path }: Context): object {
  const transfer = store.get('transfer', path.id ?? '')
  return store.list(
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
    handler: (store, params: TransferParams) => createTransfer(store, params),
  },
  { method: 'GET', path: '/v1/transfers', handler: list },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    handler: (store, _params, { path }) => store.get('transfer', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/transfers/:id', handler: update },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    handler: (store, params: ReversalParams, { path }) => reverseTransfer(store, path.id ?? '', params),
  },
  { method: 'GET', path: '/v1/transfers/:id/reversals', handler: listReversals },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals/:child',
    handler: (store, _params, { path }) => store.get('transfer_reversal', path.child ?? ''),
  },
]
