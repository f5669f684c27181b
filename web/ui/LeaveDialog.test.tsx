// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

afterEach(cleanup)

function Form({ name }: { name: string }) {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />
      <LeaveDialog isDirty={text !== ''} />
    </>
  )
}
function Page() {
  return (
    <>
      <Form name="First" />
      <Form name="Second" />
      <Link to="/profile?tab=preview">Preview</Link>
      <Link to="/profile?step=pay">Step</Link>
      <Link to="/home">Home</Link>
    </>
  )
}
function InDialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Apply">
      <Form name="First" />
    </Dialog>
  )
}
const open = () => {
  const routes = [
    { path: '/profile', element: <Page /> },
    { path: '/home', element: <p>the home</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/profile'] })
  render(<RouterProvider router={router} />)
  return router
}
const type = (name: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: 'changed' } })
const question = () => screen.queryByText('Leave without saving?')
/** Returns whether the browser asks before it closes the page. */
const asksOnClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a form without changes is left without a question', async () => {
  open()
  expect(asksOnClosing()).toBe(false)
  fireEvent.click(screen.getByText('Home'))
  expect(await screen.findByText('the home')).toBeTruthy()
})

it('a link out of any changed form of the page asks first, and so does closing it', async () => {
  const router = open()
  type('First')
  expect(asksOnClosing()).toBe(true)
  fireEvent.click(screen.getByText('Home'))
  await waitFor(() => expect(question()).toBeTruthy())
  expect(router.state.location.pathname).toBe('/profile')
  fireEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }))
  expect(await screen.findByText('the home')).toBeTruthy()
  expect(asksOnClosing()).toBe(false)
})

it('another tab of the page counts as leaving, a step of the same form does not', async () => {
  const router = open()
  type('Second')
  fireEvent.click(screen.getByText('Step'))
  await waitFor(() => expect(router.state.location.search).toBe('?step=pay'))
  fireEvent.click(screen.getByText('Preview'))
  await waitFor(() => expect(question()).toBeTruthy())
  expect(router.state.location.search).toBe('?step=pay')
})

it('a dialog with a changed form asks before it closes, by its button, outside and Escape', async () => {
  const router = createMemoryRouter([{ path: '/', element: <InDialog /> }])
  render(<RouterProvider router={router} />)
  type('First')
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(question()).toBeTruthy())
  const cancel = screen.getByRole('button', { name: 'Stay', hidden: true })
  expect(document.activeElement, 'Enter keeps what was written').toBe(cancel)
  fireEvent.click(cancel)
  expect(question()).toBeNull()
  const dialog = screen.getByLabelText('Apply')
  fireEvent.click(dialog)
  expect(question()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay', hidden: true }))
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true })), 'the browser may close it').toBe(false)
  expect(screen.getByLabelText('First')).toHaveProperty('value', 'changed')
  fireEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }))
  await waitFor(() => expect(screen.queryByLabelText('First')).toBeNull())
})

it('a dialog with a form that is not changed closes at once', () => {
  const router = createMemoryRouter([{ path: '/', element: <InDialog /> }])
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(screen.queryByLabelText('First')).toBeNull()
})
