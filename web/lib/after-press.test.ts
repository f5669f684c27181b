// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('work runs at once without a press', () => {
  const work = vi.fn()
  afterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

it.each(['mouseUp', 'dragEnd'] as const)(
  'work during a press runs after the click that %s ends',
  async (end) => {
    const order: string[] = []
    const note = () => order.push('click')
    document.body.addEventListener('click', note)
    fireEvent.mouseDown(document.body)
    afterPress(() => order.push('work'))
    await settled()
    expect(order).toEqual([])
    fireEvent[end](document.body)
    fireEvent.click(document.body)
    await settled()
    expect(order).toEqual(['click', 'work'])
    document.body.removeEventListener('click', note)
  },
)
