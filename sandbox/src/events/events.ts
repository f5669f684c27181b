import type { Route } from '../route.ts'
import type { PageParams } from '../store/list-page.ts'

interface ListParams extends PageParams {
  type?: string
  types?: string[]
}

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    handler: (store, params: ListParams) =>
      store.list('event', '/v1/events', { type: params.types ?? params.type }, params),
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    handler: (store, _params, { path }) => store.get('event', path.id ?? ''),
  },
]
