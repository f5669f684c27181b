// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('reconnecting refetches failed queries and nothing else', async () => {
  const client = newQueryClient()
  client.mount()
  const failing = vi.fn().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('here')
  const whole = vi.fn().mockResolvedValue('here')
  const asked = {
    failing: new QueryObserver(client, { queryKey: ['a'], queryFn: failing }),
    whole: new QueryObserver(client, { queryKey: ['b'], queryFn: whole }),
  }
  const leave = Object.values(asked).map((observer) => observer.subscribe(() => {}))
  await expect.poll(() => asked.failing.getCurrentResult().isError).toBe(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => asked.failing.getCurrentResult().data).toBe('here')
  expect(whole).toHaveBeenCalledTimes(1)
  for (const end of leave) end()
  client.unmount()
})
