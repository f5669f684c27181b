// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
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
