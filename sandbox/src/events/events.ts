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
    act: (book, params: ListParams) =>
      book.list('event', '/v1/events', { type: params.types ?? params.type }, params),
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    act: (book, _params, { path }) => book.get('event', path.id ?? ''),
  },
]
