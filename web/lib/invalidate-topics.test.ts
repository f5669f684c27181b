import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidateTopics } from './invalidate-topics.ts'
import { newQueryClient } from './query-client.ts'

it('invalidating a topic refetches active queries, removes inactive ones and keeps other topics', async () => {
  const client = newQueryClient()
  let reads = 0
  const observer = new QueryObserver(client, { queryKey: ['offers', 'one'], queryFn: async () => ++reads })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  client.setQueryData(['offers', 'two'], 'old')
  client.setQueryData(['deals'], 'kept')
  await invalidateTopics(client, ['offers'])
  expect(reads).toBe(2)
  expect(client.getQueryData(['offers', 'two'])).toBeUndefined()
  expect(client.getQueryData(['deals'])).toBe('kept')
  stop()
})

it('a first read that began before the change is repeated', async () => {
  const client = newQueryClient()
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['offers', 'slow'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  const invalidated = invalidateTopics(client, ['offers'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('before the change')
  answers[1]?.('after it')
  await invalidated
  expect(observer.getCurrentResult().data).toBe('after it')
  stop()
})
