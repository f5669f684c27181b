// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { expect, it, vi } from 'vitest'
import { closeWithBack } from './close-with-back.ts'

it('the way back closes the uppermost dialog, and a closed one leaves no entry', async () => {
  document.body.innerHTML = '<dialog id="all"></dialog><dialog id="one"></dialog>'
  closeWithBack()
  const [all, one] = document.querySelectorAll('dialog')
  if (!all || !one) return expect.fail('The page has two dialogs.')
  const isAt = (dialogs: number | undefined) => vi.waitFor(() => expect(history.state?.dialogs).toBe(dialogs))
  all.showModal()
  await isAt(1)
  one.showModal()
  await isAt(2)
  history.back()
  await vi.waitFor(() => expect(one.open).toBe(false))
  expect(all.open).toBe(true)
  await isAt(1)
  one.showModal()
  await isAt(2)
  one.close()
  await isAt(1)
  all.close()
  await isAt(undefined)
  expect([all.open, one.open]).toEqual([false, false])
})
