// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { layOutRest } from './lay-out-rest.ts'

it('the rest of a page is laid out once the page has loaded', async () => {
  const isLaidOut = () => document.documentElement.hasAttribute('data-laid-out')
  layOutRest()
  expect(isLaidOut()).toBe(false)
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(isLaidOut()).toBe(true))
})
