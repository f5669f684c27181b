// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { noticeKinds } from '@marquee/contract/notice-kinds'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/answers.ts'
import { MailsCard } from './MailsCard.tsx'

let off: string[] = []
let isRefused = false
const settings = () => ({ items: noticeKinds.map((kind) => ({ kind, mail: !off.includes(kind) })) })

beforeEach(() => {
  off = []
  isRefused = false
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('set-notification')) return answer(200, settings())
    if (isRefused) return answer(503, null, 'Please try again.')
    off.push(JSON.parse(String(init.body)).kind)
    return answer(200, settings(), 'Saved.')
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={newQueryClient()}>
        <MailsCard side="talent" />
      </QueryClientProvider>
    </MantineProvider>,
  )
})
afterEach(cleanup)

const isOn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

it('a switch turns at once, stays so, and turns no other', async () => {
  fireEvent.click(await screen.findByLabelText('Money'))
  expect(isOn('Money')).toBe(false)
  await expect.poll(() => off).toEqual(['money'])
  await screen.findByText('Mails')
  expect(isOn('Money')).toBe(false)
  expect(isOn('Offers')).toBe(true)
})

it('one that was refused turns back', async () => {
  isRefused = true
  fireEvent.click(await screen.findByLabelText('Money'))
  expect(isOn('Money')).toBe(false)
  await expect.poll(() => isOn('Money')).toBe(true)
})
