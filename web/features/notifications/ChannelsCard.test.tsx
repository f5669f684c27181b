// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { defaultChannels, notificationKinds } from '@marquee/contract/notification-kinds'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { ChannelsCard } from './ChannelsCard.tsx'

let chosen: Record<string, object> = {}
let isFailing = false
const settings = () => ({
  items: notificationKinds.map((kind) => ({ ...defaultChannels, ...chosen[kind], kind })),
  quiet: null,
  zone: 'Europe/London',
  isEmailBounced: false,
})

beforeEach(() => {
  chosen = {}
  isFailing = false
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('set-notification')) return answer(200, settings())
    if (isFailing) return answer(503, null, 'Please try again.')
    const { kind, ...change } = JSON.parse(String(init.body))
    chosen[kind] = { ...chosen[kind], ...change }
    return answer(200, settings(), 'Saved.')
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={newQueryClient()}>
        <ChannelsCard side="brand" />
      </QueryClientProvider>
    </MantineProvider>,
  )
})
afterEach(cleanup)

const row = async (name: string) => within(await screen.findByRole('group', { name }))
const pace = async (name: string) => (await row(name)).getByLabelText<HTMLSelectElement>('Email').value
const isPushed = async (name: string) => (await row(name)).getByLabelText<HTMLInputElement>('Push').checked

it('email and push of one kind change without affecting other kinds', async () => {
  fireEvent.change((await row('Offers')).getByLabelText('Email'), { target: { value: 'daily' } })
  fireEvent.click((await row('Offers')).getByLabelText('Push'))
  expect([await pace('Offers'), await isPushed('Offers')]).toEqual(['daily', false])
  await expect.poll(() => chosen).toEqual({ offers: { mail: 'daily', push: false } })
  expect([await pace('Money'), await isPushed('Money')]).toEqual(['now', true])
})

it('a failed change is reverted', async () => {
  isFailing = true
  const push = (await row('Money')).getByLabelText<HTMLInputElement>('Push')
  fireEvent.click(push)
  expect(push.checked).toBe(false)
  await expect.poll(() => isPushed('Money')).toBe(true)
})

it('a kind without immediate emails offers the daily summary or none', async () => {
  const choices = within((await row('Applications and invitations')).getByLabelText('Email')).getAllByRole(
    'option',
  )
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Daily summary', 'Never'])
  expect(await pace('Applications and invitations')).toBe('off')
})
