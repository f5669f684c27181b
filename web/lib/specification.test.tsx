// @vitest-environment jsdom
import { accountCalls } from '@marquee/contract/calls/accounts'
import { sessionCalls } from '@marquee/contract/calls/session'
import {
  QUERY_DEFAULTS,
  REHYDRATION_TIMEOUT,
  SOCKET_CLIENT,
  THEME,
  TOAST_POSITION,
} from '@marquee/contract/rules/constants'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { theme } from '#ui/theme.ts'
import { call, onSignedOut } from './api.ts'
import { ApiError, errorText } from './api-error.ts'
import { redirectFor } from './area-of-role.ts'
import { deleteCookies, readCookie, writeCookie } from './cookies.ts'
import { resetGlobalState, restoreGlobalState, storedName, useGlobalState } from './global-state.ts'
import { logOut } from './log-out.ts'
import { newQueryClient } from './query-client.ts'
import { beginSession, isEntitled, reportExpiredSession, useSession } from './session.ts'
import { answer, aProfile } from './testing/responses.ts'
import { toast, useToasts } from './toast.ts'

const shown = () => useToasts.getState().toasts.map(({ variant, text }) => [variant, text])

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  useSession.setState({ user: null, isLeaving: false })
  localStorage.clear()
  deleteCookies('token', 'user', 'adminToken')
})
afterEach(() => vi.unstubAllGlobals())

describe('section 2: everyone stays in their own area', () => {
  it.each([
    ['brand', '/dashboard', null],
    ['brand', '/dashboard/campaigns', null],
    ['brand', '/dashboard/talents', null],
    ['brand', '/dashboard/talent', '/dashboard'],
    ['brand', '/dashboard/talent/offers', '/dashboard'],
    ['brand', '/dashboard/Talent', '/dashboard'],
    ['brand', '/dashboard/t%61lent/offers', '/dashboard'],
    ['talent', '/DASHBOARD', '/dashboard/talent'],
    ['talent', '/dashboard/nothing-here', '/dashboard/talent'],
    ['brand', '/dashboard/talent-agent', '/dashboard'],
    ['talentagent', '/dashboard', '/dashboard/talent-agent'],
    ['talentagent', '/dashboard/talent', '/dashboard/talent-agent'],
    ['talentagent', '/dashboard/talent/offers', '/dashboard/talent-agent'],
    ['talentagent', '/dashboard/talent-agent/settings', null],
    ['talent', '/dashboard', '/dashboard/talent'],
    ['talent', '/dashboard/talent-agent', '/dashboard/talent'],
    ['talent', '/dashboard/talent/deals', null],
    ['talent', '/', null],
  ] as const)('a %s on %s is redirected to %s', (role, path, target) => {
    expect(redirectFor(role, path)).toBe(target)
  })

  it('the stored state is awaited for at most 5 seconds', async () => {
    expect(REHYDRATION_TIMEOUT).toBe(5_000)
    vi.spyOn(useGlobalState.persist, 'rehydrate').mockReturnValueOnce(new Promise(() => undefined))
    const started = Date.now()
    await restoreGlobalState(30)
    expect(Date.now() - started).toBeLessThan(REHYDRATION_TIMEOUT)
  })
})

describe('sections 3 and 4: the session', () => {
  it('login stores token and user data as cookies and no user in local storage', () => {
    beginSession('a-token', aProfile())
    expect(readCookie('token')).toBe('a-token')
    expect(JSON.parse(readCookie('user') ?? '')).toMatchObject({ role: 'brand' })
    expect(useGlobalState.getState().isLoggedIn).toBe(true)
    expect(localStorage.getItem(storedName) ?? '').not.toContain('Glow')
  })

  it.each([
    ['Active', false, true],
    ['Inactive', false, false],
    [null, false, false],
    [null, true, true],
  ] as const)(
    'a brand whose subscription is %s with early access %s may start work: %s',
    (subscriptionStatus, isEarlyAccess, expected) => {
      expect(isEntitled(aProfile({ subscriptionStatus, settingDetails: { isEarlyAccess } }))).toBe(expected)
    },
  )

  it('an expired token of a browser that is logged in is reported once, and no other missing token', () => {
    const texts = () => useToasts.getState().toasts.map(({ text }) => text)
    resetGlobalState()
    deleteCookies('user', 'token')
    reportExpiredSession()
    expect(texts()).toEqual([])
    beginSession('a-token', aProfile())
    reportExpiredSession()
    expect(texts()).toEqual([])
    deleteCookies('token')
    reportExpiredSession()
    expect(useGlobalState.getState().isLoggedIn).toBe(false)
    expect(texts()).toEqual(['Your session has ended. Please sign in again.'])
    useToasts.setState({ toasts: [] })
    reportExpiredSession()
    expect(texts()).toEqual([])
  })

  it('log-out runs in order: server, state and caches, cookies, navigation to /', async () => {
    beginSession('a-token', aProfile())
    writeCookie('adminToken', 'x')
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(200, { ended: true })),
    )
    const client = new QueryClient()
    client.setQueryData(['offers'], ['kept'])
    for (const name of ['marquee.uploads', 'marquee.draft.1.offer', 'marquee.outbox.1.2'])
      localStorage.setItem(name, 'x')
    const leave = vi.fn()
    await logOut(client, leave)
    expect(useSession.getState().user).toBeNull()
    expect(client.getQueryData(['offers'])).toBeUndefined()
    expect(Object.keys(localStorage).filter((name) => name !== 'marquee.state')).toEqual([])
    expect([readCookie('token'), readCookie('user'), readCookie('adminToken')]).toEqual([null, null, null])
    expect(leave).toHaveBeenCalledOnce()
  })

  it('a failed log-out shows its error and keeps the session', async () => {
    beginSession('a-token', aProfile())
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(503, {}, 'Marquee is busy.')),
    )
    const leave = vi.fn()
    await logOut(new QueryClient(), leave)
    expect(shown()).toEqual([['error', 'Marquee is busy.']])
    expect(readCookie('token')).toBe('a-token')
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('sections 4 and 8: failures', () => {
  it('a log-out after the session has ended shows its message and clears everything', async () => {
    beginSession('a-token', aProfile())
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(401, {}, 'Please sign in.')),
    )
    const leave = vi.fn()
    await logOut(new QueryClient(), leave)
    expect(shown()).toEqual([['error', 'Please sign in.']])
    expect(readCookie('token')).toBeNull()
    expect(leave).toHaveBeenCalledOnce()
  })

  it.each([
    ['Too many requests.', 'Too many requests.'],
    [undefined, 'Something went wrong'],
  ])('a failed read with the message %s shows the toast %s', async (message, expected) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(502, {}, message)),
    )
    const read = newQueryClient().fetchQuery({
      queryKey: ['any'],
      queryFn: () => call(accountCalls.sessions, {}),
    })
    await expect(read).rejects.toThrow()
    expect(shown()).toEqual([['error', expected]])
  })
})

describe('section 7: calls and the socket connection', () => {
  it('calls send the stored token as x-access-token, and a key with every write', async () => {
    beginSession('a-token', aProfile())
    const send = vi.fn((_url: string, _init: RequestInit) => answer(200, { changed: true }))
    vi.stubGlobal('fetch', send)
    await call(accountCalls.changePassword, { currentPassword: 'old', newPassword: 'plum window 44' })
    const headers = new Headers(send.mock.calls[0]?.[1].headers)
    expect(headers.get('x-access-token')).toBe('a-token')
    expect(headers.get('idempotency-key')).toMatch(/^\w{16,}$/)
  })

  it('the socket connects with the specified options', () => {
    expect(SOCKET_CLIENT).toMatchObject({
      path: '/socket.io',
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      timeout: 20_000,
    })
    expect(SOCKET_CLIENT.reconnectionAttempts).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('section 8: error messages', () => {
  const network = "We're having trouble connecting. Please check your internet connection and try again."
  it.each([
    [new ApiError({ status: 409, message: 'Moved on.' }), 'Moved on.'],
    [new Error('Boom'), 'Boom'],
    [new ApiError({ status: 500 }), 'Something went wrong. Please try again'],
    [null, 'Something went wrong. Please try again'],
    [new ApiError({ status: 0 }), network],
  ])('%s is shown as "%s"', (error, text) => {
    expect(errorText(error)).toBe(text)
  })

  it.each(['success', 'warning', 'error'] as const)(
    'a %s toast shows the server message, or the default text',
    (variant) => {
      toast[variant]('From the server')
      toast[variant]('')
      expect(shown()).toEqual([
        [variant, 'From the server'],
        [variant, 'Something went wrong'],
      ])
    },
  )

  it('a 401 on any response deletes the cookies user and token, and rejects', async () => {
    beginSession('a-token', aProfile())
    const handleSignedOut = vi.fn()
    onSignedOut(handleSignedOut)
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(401, {}, 'Please sign in again.')),
    )
    await expect(call(sessionCalls.profile, {})).rejects.toMatchObject({ status: 401 })
    expect([readCookie('token'), readCookie('user')]).toEqual([null, null])
    expect(handleSignedOut).toHaveBeenCalledOnce()
  })

  it('a lost connection is reported as a network error', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    await expect(call(sessionCalls.profile, {}).catch(errorText)).resolves.toBe(network)
  })
})

describe('section 9: constants of the screens', () => {
  it('queries neither retry nor refetch on focus or mount', () => {
    expect(newQueryClient().getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
    })
    expect(QUERY_DEFAULTS.retry).toBe(false)
  })

  it('toasts appear bottom-centre, on a light theme of the two colours', () => {
    expect(TOAST_POSITION).toBe('bottom-center')
    expect(theme.colors?.ink?.[6]?.toLowerCase()).toBe(THEME.primary.toLowerCase())
    expect(theme.colors?.action?.[6]?.toLowerCase()).toBe(THEME.secondary.toLowerCase())
  })
})
