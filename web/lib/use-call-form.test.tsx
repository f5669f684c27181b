// @vitest-environment jsdom
import { signInCalls } from '@marquee/contract/calls/sign-in'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import '#ui/testing/browser.ts'
import { answer } from './testing/responses.ts'
import { useToasts } from './toast.ts'
import { useCallForm } from './use-call-form.ts'

const send = vi.fn((_url: string, _init: RequestInit) => answer(200, {}))

beforeEach(() => {
  send.mockReset()
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('fetch', send)
})
afterEach(cleanup)

function Form({ more = {}, call = signInCalls.brandSignIn }: FormProps) {
  const { form, onSubmit } = useCallForm({
    call,
    initial: { email: '', password: '' },
    toBody: (values) => ({ ...values, ...more }),
  })
  return (
    <FormBody onSubmit={onSubmit} actions={<Button type="submit">Go</Button>}>
      <EmailField label="Email" {...form.getInputProps('email')} />
      <PasswordField label="Password" {...form.getInputProps('password')} />
    </FormBody>
  )
}

/** A field that is there only once it has an error. */
function Folded() {
  const { form, onSubmit } = useCallForm({
    call: signInCalls.brandSignIn,
    initial: { email: '', password: '' },
  })
  return (
    <FormBody onSubmit={onSubmit} actions={<Button type="submit">Go</Button>}>
      {form.errors.email && <EmailField label="Email" {...form.getInputProps('email')} />}
    </FormBody>
  )
}

interface FormProps {
  more?: object
  call?: typeof signInCalls.brandSignIn
}

function show(more?: object, call?: FormProps['call']) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form {...(more && { more })} {...(call && { call })} />
    </QueryClientProvider>,
  )
}

/** A call as a built page has it, whose schemas come with this promise. */
function withLateSchemas(schemas: Promise<typeof signInCalls.brandSignIn>) {
  return { ...signInCalls.brandSignIn, later: { loaded: null, load: () => schemas } }
}

function fill() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'glow@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'plum window 44' } })
  fireEvent.click(screen.getByText('Go'))
}

it('a form marks fields by the call’s own schema and sends nothing', async () => {
  show()
  fireEvent.click(screen.getByText('Go'))
  expect(await screen.findByText('Please enter your email address.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(send).not.toHaveBeenCalled()
})

it('the first invalid field is focused although only its error shows it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Folded />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByText('Go'))
  const email = await screen.findByLabelText('Email')
  await waitFor(() => expect(document.activeElement).toBe(email))
})

it('a form that sends what its call does not take says so', () => {
  show({ unknown: true })
  fill()
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'This form can’t be sent. Please reload the page and try again.',
  ])
  expect(send).not.toHaveBeenCalled()
})

it('a form shows the server’s field errors at the field, without a toast', async () => {
  send.mockImplementation(() =>
    answer(
      400,
      { fields: { email: 'This address is not taken here.' } },
      'Please check the marked fields.',
      'invalid_input',
    ),
  )
  show()
  fill()
  expect(await screen.findByText('This address is not taken here.')).toBeTruthy()
  expect(useToasts.getState().toasts).toEqual([])
})

it('a form sends the same key again after a lost response, so that nothing happens twice', async () => {
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  show()
  fill()
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  fireEvent.click(screen.getByText('Go'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const keys = send.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
})

it('a form that is sent before its schemas have come waits for them, and then marks what is wrong', async () => {
  const schemas = Promise.withResolvers<typeof signInCalls.brandSignIn>()
  show(undefined, withLateSchemas(schemas.promise))
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'not an address' } })
  fireEvent.click(screen.getByText('Go'))
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull()
  schemas.resolve(signInCalls.brandSignIn)
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

it('a form that is sent before its schemas have come is sent once they are there', async () => {
  const schemas = Promise.withResolvers<typeof signInCalls.brandSignIn>()
  show(undefined, withLateSchemas(schemas.promise))
  fill()
  expect(send).not.toHaveBeenCalled()
  schemas.resolve(signInCalls.brandSignIn)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

it('a form whose schemas cannot be loaded says that it can’t be sent', async () => {
  show(undefined, withLateSchemas(Promise.reject(new TypeError('Failed to fetch'))))
  fill()
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'This form can’t be sent. Please reload the page and try again.',
    ]),
  )
  expect(send).not.toHaveBeenCalled()
})
