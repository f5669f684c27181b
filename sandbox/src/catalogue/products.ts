import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, Product } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'

interface ProductParams {
  id?: string
  active?: boolean
  default_price?: string
  description?: string
  marketing_features?: { name: string }[] | ''
  metadata?: Metadata | ''
  name?: string
  statement_descriptor?: string
  tax_code?: string
  unit_label?: string
  url?: string
}

/** Creates a product, with its own id if given. */
export function createProduct(store: SandboxStore, params: ProductParams): Product {
  if (params.id && store.anywhere(params.id))
    failRequest('resource_already_exists', `Product already exists: ${params.id}`, 'id')
  const product = store.create('product', {
    id: params.id ?? store.mint('prod'),
    object: 'product',
    active: params.active ?? true,
    created: store.now(),
    default_price: params.default_price ?? null,
    description: params.description ?? null,
    images: [],
    livemode: false,
    marketing_features: params.marketing_features || [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? '',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: store.now(),
    url: params.url ?? null,
  })
  store.emit('product.created', product)
  return product
}

function update(store: SandboxStore, params: ProductParams, { path }: Context): Product {
  const before = store.get('product', path.id ?? '')
  const { id: _id, metadata, marketing_features, ...plain } = params
  const after: Product = {
    ...before,
    ...plain,
    ...(marketing_features !== undefined && { marketing_features: marketing_features || [] }),
    metadata: mergeMetadata(before.metadata, metadata),
    updated: store.now(),
  }
  store.save(after)
  store.emit('product.updated', after, { updated: before.updated })
  return after
}

function remove(store: SandboxStore, _params: object, { path }: Context): object {
  const product = store.get('product', path.id ?? '')
  if (store.all('price', { product: product.id }).length > 0)
    failRequest(undefined, 'This product cannot be deleted because it has one or more prices.')
  store.emit('product.deleted', product)
  return store.remove(product)
}

interface ListParams extends PageParams {
  active?: boolean
  ids?: string[]
}

export const productRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    handler: (store, params: ProductParams) => createProduct(store, params),
  },
  {
    method: 'GET',
    path: '/v1/products',
    handler: (store, params: ListParams) =>
      store.list('product', '/v1/products', { active: params.active, id: params.ids }, params),
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    handler: (store, _params, { path }) => store.get('product', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/products/:id', handler: update },
  { method: 'DELETE', path: '/v1/products/:id', handler: remove },
]
