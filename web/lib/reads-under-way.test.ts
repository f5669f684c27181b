import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSessionAfterReads, runRead } from './reads-under-way.ts'

let log: string[]
beforeEach(() => {
  log = []
})

/** A call that notes when it is sent and ends when `answer` or `refuse` is called. */
function aCall(name: string) {
  const reply = Promise.withResolvers<string>()
  return {
    send: () => {
      log.push(name)
      return reply.promise
    },
    answer: () => reply.resolve(name),
    refuse: () => reply.reject(new Error(name)),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a session is ended', () => {
  it('after the reads under way, and one that begins meanwhile is not sent', async () => {
    const [read, logOut, late] = [aCall('read'), aCall('log-out'), aCall('late read')]
    const reading = runRead(read.send)
    const ending = endSessionAfterReads(logOut.send)
    const lateReading = runRead(late.send)
    const refused = expect(lateReading).rejects.toMatchObject({ status: 0 })
    await settled()
    expect(log).toEqual(['read'])
    read.answer()
    await expect(reading).resolves.toBe('read')
    await settled()
    expect(log).toEqual(['read', 'log-out'])
    logOut.answer()
    await expect(ending).resolves.toBe('log-out')
    await refused
    expect(log).toEqual(['read', 'log-out'])
  })

  it('and where that fails, the reads that waited are sent', async () => {
    const [logOut, late] = [aCall('log-out'), aCall('late read')]
    const refused = expect(endSessionAfterReads(logOut.send)).rejects.toThrow('log-out')
    const lateReading = runRead(late.send)
    await settled()
    logOut.refuse()
    late.answer()
    await refused
    await expect(lateReading).resolves.toBe('late read')
    await expect(runRead(async () => 'next')).resolves.toBe('next')
  })

  it('after two seconds also while a read has no answer', async () => {
    vi.useFakeTimers()
    const [read, logOut] = [aCall('read'), aCall('log-out')]
    const reading = runRead(read.send)
    const ending = endSessionAfterReads(logOut.send)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(log).toEqual(['read'])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['read', 'log-out'])
    read.answer()
    logOut.answer()
    await Promise.all([reading, ending])
    vi.useRealTimers()
  })
})
