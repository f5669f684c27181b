// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Returns whether the browser asks before it closes the page. */
const asksOnClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const open = (save: (value: string) => Promise<unknown>) =>
  renderHook(({ value, isDirty }) => useAutosave(value, isDirty, save), {
    initialProps: { value: '', isDirty: false },
  })

it('what was typed within the pause is saved when a link leaves the form', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { rerender, unmount } = open(save)
  rerender({ value: 'last words', isDirty: true })
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls).toEqual([['last words']])
})

it('what was sent meanwhile is not saved once more', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { rerender, unmount } = open(save)
  rerender({ value: 'sent', isDirty: true })
  rerender({ value: 'sent', isDirty: false })
  unmount()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save).not.toHaveBeenCalled()
})

it('leaving the page saves what is not saved yet, and nothing a second time', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { rerender } = open(save)
  rerender({ value: 'words', isDirty: true })
  window.dispatchEvent(new Event('pagehide'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(save.mock.calls).toEqual([['words']])
  window.dispatchEvent(new Event('pagehide'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(save).toHaveBeenCalledTimes(1)
})

it('the browser asks before it closes the page until all is saved, and the save starts at once', async () => {
  let finish = (): void => undefined
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { rerender, result } = open(save)
  expect(asksOnClosing()).toBe(false)
  rerender({ value: 'words', isDirty: true })
  act(() => expect(asksOnClosing()).toBe(true))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(save.mock.calls).toEqual([['words']])
  expect(result.current).toBe('saving')
  expect(asksOnClosing()).toBe(true)
  await act(async () => finish())
  expect(result.current).toBe('saved')
  expect(asksOnClosing()).toBe(false)
})
