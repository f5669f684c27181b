import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './moved.ts'

test.each([
  ['/help', '/faq'],
  ['/help/', '/faq'],
  ['/terms', '/terms/brands'],
])('%s leads to %s for good', (path, to) => {
  const request = new Request(`https://marquee.test${path}`)
  const url = new URL(request.url)
  const answer = loader({ request, url, pattern: path, params: {}, context: new RouterContextProvider() })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})
