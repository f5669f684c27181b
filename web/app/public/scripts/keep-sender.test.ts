// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepSender } from './keep-sender.ts'

const formPage = '<form action="/contact"><input name="name" /><input name="email" /></form>'
const sentPage = '<strong data-sent-to="">w…@example.com</strong>'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function open(page: string): void {
  document.body.innerHTML = page
  keepSender()
}
const values = () => Array.from(document.querySelectorAll('input'), (field) => field.value)
const sentTo = () => document.querySelector('[data-sent-to]')?.textContent

function send(name: string, email: string): void {
  open(formPage)
  for (const [index, field] of document.querySelectorAll('input').entries())
    field.value = [name, email][index] ?? ''
  fireEvent.submit(document.querySelector('form') ?? document.body)
}

it('the confirmation shows the whole address, and a further message starts with name and address', () => {
  send('Wren Adair', ' wren.adair@example.com ')
  open(sentPage)
  expect(sentTo()).toBe('wren.adair@example.com')
  open(formPage)
  expect(values()).toEqual(['Wren Adair', 'wren.adair@example.com'])
})

it('the address of another message is not shown', () => {
  send('Ash Lane', 'ash@example.com')
  open(sentPage)
  expect(sentTo()).toBe('w…@example.com')
})

it('a browser without storage shows the beginning of the address and an empty form', () => {
  const refuse = () => {
    throw new Error('Not allowed')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  send('Wren Adair', 'wren.adair@example.com')
  open(sentPage)
  expect(sentTo()).toBe('w…@example.com')
  open(formPage)
  expect(values()).toEqual(['', ''])
})
