// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filterList } from './filter-list.ts'

/** A list of talents with its form; `found` is its only card, `chosen` the network of its form, `topic` its niche. */
function page(found: string, chosen = '', topic = ''): string {
  const selected = (value: string) => (value === chosen ? ' selected' : '')
  return `<html><head><style>.${found}{color:red}</style></head><body>
    <search><form><input type="hidden" name="niche" value="" data-action="topic" /><input name="q" value="" />
      <select name="platform"><option value=""${selected('')}></option><option value="tiktok"${selected('tiktok')}></option></select>
      <div id="sheet" popover><select name="priceTo"><option value=""></option><option value="5"></option></select>
        <button type="button" data-action="clear" hidden>Clear</button>
        <button data-action="show" data-none="No talents match">Show results</button></div>
    </form><ul data-part="topics"><a href="?" data-topic="pets"${topic ? ' aria-current="true"' : ''}>Pets</a></ul></search>
    <div role="status" data-part="said">${found === 'none' ? '<h2>None match</h2>Without Pets: <strong>3 talents</strong>' : `<strong>${found}</strong>`}</div><div data-part="cards"><p>${found}</p></div></body></html>`
}

function open(html: string): void {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  document.head.innerHTML = head.innerHTML
  document.body.innerHTML = body.innerHTML
  filterList()
}

function choose(value: string): void {
  const select = document.querySelector('select')
  if (select) fireEvent.change(select, { target: { value } })
}

const cards = () => document.querySelector('[data-part=cards]')

beforeEach(() => {
  history.replaceState(null, '', '/talents')
  open(page('all'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a choice shows its list with its styles, and is in the address', async () => {
  const fetched = vi.fn(async (_path: string) => new Response(page('tiktok', 'tiktok')))
  vi.stubGlobal('fetch', fetched)
  choose('tiktok')
  expect(cards()?.ariaBusy ?? cards()?.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(cards()?.textContent).toBe('tiktok'))
  expect(fetched.mock.calls[0]?.[0]).toBe('/talents?platform=tiktok')
  expect(document.querySelector('[role=status]')?.textContent).toBe('tiktok')
  expect(document.querySelector('style')?.textContent).toBe('.tiktok{color:red}')
  expect(location.search).toBe('?platform=tiktok')
})

it('a choice that a key makes shows its list with Enter or when the select is left, once', async () => {
  const fetched = vi.fn((_path: string) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  const select = document.querySelector('select')
  if (!select) return expect.fail('The form has a select.')
  const paths = () => fetched.mock.calls.map(([path]) => path)
  const step = (value: string, sheetIsOpen = false) => {
    Object.assign(document.querySelector('#sheet') ?? {}, { matches: () => sheetIsOpen })
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    choose(value)
  }
  select.focus()
  step('tiktok')
  expect(paths()).toEqual([])
  expect(fireEvent.keyDown(select, { key: 'Enter' }), 'the form is not sent as well').toBe(false)
  expect(paths()).toEqual(['/talents?platform=tiktok'])
  step('')
  expect(paths()).toHaveLength(1)
  select.blur()
  expect(paths()).toEqual(['/talents?platform=tiktok', '/talents'])
  select.focus()
  expect(fireEvent.keyDown(select, { key: 'Enter' }), 'nothing is left to show').toBe(true)
  select.blur()
  expect(paths()).toHaveLength(2)
  step('tiktok', true)
  expect(paths(), 'the sheet counts at once').toHaveLength(3)
})

it('a choice from a select that a key has opened shows its list at once', async () => {
  const fetched = vi.fn((_path: string) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  fireEvent.keyDown(document.querySelector('select') ?? document, { key: 'ArrowDown', altKey: true })
  await new Promise((resolve) => setTimeout(resolve, 5))
  choose('tiktok')
  expect(fetched).toHaveBeenCalledOnce()
})

it('a list that comes late leaves a choice alone that a key has just made', async () => {
  let reply = (_html: string) => {}
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => (reply = (html) => resolve(new Response(html)))),
  )
  document.querySelector('select')?.setAttribute('data-part', 'platform')
  open(document.documentElement.outerHTML)
  Object.assign(document.querySelector('#sheet') ?? {}, { matches: () => false })
  document.querySelector<HTMLElement>('[data-topic=pets]')?.click()
  fireEvent.keyDown(document.querySelector('select') ?? document, { key: 'ArrowDown' })
  choose('tiktok')
  reply(page('pets', '', 'pets'))
  await waitFor(() => expect(cards()?.textContent).toBe('pets'))
  expect(document.querySelector('select')?.value).toBe('tiktok')
})

it('a chosen topic, which is the first of its row, is scrolled into view', async () => {
  vi.stubGlobal('fetch', async () => new Response(page('pets', '', 'pets')))
  const row = document.querySelector<HTMLElement>('[data-part=topics]')
  if (!row) return expect.fail('The page has a row of topics.')
  row.scrollLeft = 300
  document.querySelector<HTMLElement>('[data-topic=pets]')?.click()
  await waitFor(() => expect(cards()?.textContent).toBe('pets'))
  expect(row.scrollLeft).toBe(0)
})

it('other words show their list, with the button of the form and with Enter, which presses the hidden button of the sheet', async () => {
  const fetched = vi.fn(async (_path: string) => new Response(page('found')))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const words = document.querySelector<HTMLInputElement>('input[name=q]')
  if (words) words.value = 'coffee'
  words?.focus()
  Object.assign(document.querySelector('#sheet') ?? {}, { matches: () => false })
  document.querySelector<HTMLElement>('[data-action=show]')?.click()
  await waitFor(() => expect(cards()?.textContent).toBe('found'))
  expect(fetched.mock.calls).toHaveLength(1)
  expect(fetched.mock.calls[0]?.[0]).toBe('/talents?q=coffee')
  expect(document.activeElement).toBe(words)
})

it('a late reply to an earlier choice is not shown', async () => {
  const replies: ((html: string) => void)[] = []
  const ended: boolean[] = []
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => ended.push(true))
    return new Promise<Response>((resolve, reject) => {
      replies.push((html) => (signal.aborted ? reject(signal.reason) : resolve(new Response(html))))
    })
  })
  choose('tiktok')
  choose('')
  replies[1]?.(page('later'))
  await waitFor(() => expect(cards()?.textContent).toBe('later'))
  replies[0]?.(page('earlier'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).toEqual([true])
  expect(cards()?.textContent).toBe('later')
  expect(location.search).toBe('')
})

it('a topic shows its list, keeps the focus, and stays when a filter is chosen', async () => {
  const fetched = vi.fn(
    async (path: string) => new Response(page('pets', '', path.includes('pets') ? 'pets' : '')),
  )
  vi.stubGlobal('fetch', fetched)
  const topic = () => document.querySelector<HTMLElement>('[data-topic=pets]')
  topic()?.focus()
  topic()?.click()
  await waitFor(() => expect(cards()?.textContent).toBe('pets'))
  expect(location.search).toBe('?niche=pets')
  expect(document.activeElement).toBe(topic())
  choose('tiktok')
  expect(fetched.mock.calls[1]?.[0]).toBe('/talents?niche=pets&platform=tiktok')
  fetched.mockClear()
  topic()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(fetched, 'opened in another tab').not.toHaveBeenCalled()
  topic()?.click()
  expect(fetched.mock.calls[0]?.[0], 'the chosen topic is removed').toBe('/talents?platform=tiktok')
})

it('a topic and a filter that are chosen before the list has come are both kept', () => {
  const fetched = vi.fn((_path: string) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  choose('tiktok')
  document.querySelector<HTMLElement>('[data-topic=pets]')?.click()
  choose('')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/talents?platform=tiktok',
    '/talents?niche=pets&platform=tiktok',
    '/talents?niche=pets',
  ])
})

it('the button of the sheet says how many there are, and closes the sheet', async () => {
  const button = document.querySelector<HTMLElement>('[data-action=show]')
  const hide = vi.fn()
  // jsdom has no popovers.
  Object.assign(document.querySelector('#sheet') ?? {}, { hidePopover: hide, matches: () => true })
  expect(button?.textContent).toBe('Show all')
  vi.stubGlobal('fetch', async () => new Response(page('5 talents', 'tiktok')))
  choose('tiktok')
  await waitFor(() => expect(button?.textContent).toBe('Show 5 talents'))
  button?.click()
  expect(hide).toHaveBeenCalledOnce()
})

it('where nothing matches, the sheet says so and stays open, and its choices can be cleared there', async () => {
  const [show, clear] = ['show', 'clear'].map((action) =>
    document.querySelector<HTMLElement>(`[data-action=${action}]`),
  )
  const price = document.querySelector<HTMLSelectElement>('[name=priceTo]')
  if (!show || !clear || !price) return expect.fail('The sheet has a choice and two buttons.')
  const hide = vi.fn()
  Object.assign(document.querySelector('#sheet') ?? {}, { hidePopover: hide, matches: () => true })
  expect(clear.hidden, 'nothing is chosen').toBe(true)
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(page(path.includes('priceTo') ? 'none' : '5 talents')),
  )
  fireEvent.change(price, { target: { value: '5' } })
  await waitFor(() => expect(show.textContent).toBe('No talents match'))
  show.click()
  expect([hide.mock.calls.length, clear.hidden, show.getAttribute('aria-disabled')]).toEqual([
    0,
    false,
    'true',
  ])
  clear.focus()
  clear.click()
  await waitFor(() => expect(show.textContent).toBe('Show 5 talents'))
  expect([price.value, location.search, clear.hidden, document.activeElement]).toEqual(['', '', true, show])
  show.click()
  expect(hide).toHaveBeenCalledOnce()
})

it('the panel of further choices inside the sheet has buttons of its own', async () => {
  const inner = `<div id="more" popover><select name="available"><option value=""></option><option value="now"></option></select>
    <button type="button" data-action="clear" hidden>Clear</button><button data-action="show" data-none="None">Show</button></div>`
  const withPanel = (html: string) =>
    html.replace('<div id="sheet" popover>', `<div id="sheet" popover>${inner}`)
  open(withPanel(page('all')))
  vi.stubGlobal('fetch', async () => new Response(withPanel(page('2 talents'))))
  const hide = vi.fn()
  Object.assign(document.querySelector('#sheet') ?? {}, { matches: () => false })
  Object.assign(document.querySelector('#more') ?? {}, { hidePopover: hide, matches: () => true })
  const [available, price] = ['available', 'priceTo'].map((name) =>
    document.querySelector<HTMLSelectElement>(`[name=${name}]`),
  )
  const [show, clear] = ['show', 'clear'].map((action) =>
    document.querySelector<HTMLElement>(`#more [data-action=${action}]`),
  )
  if (!available || !price || !show || !clear) return expect.fail('The panel has a choice and two buttons.')
  price.value = '5'
  fireEvent.change(available, { target: { value: 'now' } })
  await waitFor(() => expect([show.textContent, clear.hidden]).toEqual(['Show 2 talents', false]))
  show.click()
  expect(hide).toHaveBeenCalledOnce()
  clear.click()
  expect([available.value, price.value], 'the choices outside of the panel stay').toEqual(['', '5'])
  await waitFor(() => expect(location.search).toBe('?priceTo=5'))
})
