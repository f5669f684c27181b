import { contentPages } from '@marquee/contract/content/pages'
import { contentKeys } from '@marquee/contract/content/schemas'
import type { Page } from 'playwright-core'
import type { SettingsFor } from './harness/product.ts'
import { scenario } from './harness/scenario.ts'
import { previewOf } from './preview-content.ts'
import { addOperator, OPERATOR_EMAIL, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const prepare = addOperator

/** Pages, calls, the socket, files and the area of operators on five hosts of one registrable domain. */
export const settingsFor: SettingsFor = (port) => ({
  PUBLIC_URL: `http://app.marquee.test:${port}`,
  API_BASE: `http://api.marquee.test:${port}/api/`,
  SOCKET_HOST: `http://live.marquee.test:${port}`,
  FILES_HOST: `http://files.marquee.test:${port}`,
  ADMIN_HOST: `http://operators.marquee.test:${port}`,
})

export const scenarios = [
  scenario('pages, calls, the socket and files run on four hosts of one domain', async (stage) => {
    const { step } = stage
    const talent = await stage.person('Ines Okafor')
    // Browsers ignore these headers on plain http, which only this test uses outside loopback.
    talent.expects(/Cross-Origin-Opener-Policy/)
    talent.expects(/Clear-Site-Data/)
    const connection = () => acceptedConnection(talent.page)
    const first = connection()

    await step('a talent signs up through the host of the calls', async () => {
      const called = talent.page.waitForRequest(/^http:\/\/api\.marquee\.test:\d+\/api\/talent\/signup$/)
      await signUp(stage, talent, 'talent', 'ines@example.com')
      await called
    })
    await step('the socket accepts the talent on its own host', async () => void (await first))

    await step(
      'a picture is stored through the host of the calls and shown from the host of files',
      async () => {
        const { picture } = await makeWork(stage.browser)
        await talent.opens('/dashboard/talent/profile')
        const shown = talent.page.waitForResponse(/^http:\/\/files\.marquee\.test:\d+\/uploads\/avatars\//)
        await talent.page.locator('input[type=file]').first().setInputFiles([picture])
        await talent.sees('Saved.')
        if ((await shown).status() !== 200) throw new Error('The host of files did not serve the picture.')
      },
    )

    await step('the session outlasts a reload and ends with the log-out', async () => {
      const again = connection()
      await talent.opens('/dashboard/talent')
      await again
      await talent.clicks('Log out')
      await talent.isAt('/')
    })
  }),
  scenario('operators preview a draft on their own host, and nobody sees it elsewhere', async (stage) => {
    const { step, looksRight } = stage
    const adminHost = stage.address.replace('//app.', '//operators.')
    const operator = await stage.person('Olive Hart')
    const visitor = await stage.person('Wren Adair', 390)
    operator.expects(/Cross-Origin-Opener-Policy/)
    visitor.expects(/Cross-Origin-Opener-Policy|status of 404/)
    await step('the area of operators is on its own host only', async () => {
      const atUsers = await visitor.page.goto('/admin/signin')
      if (atUsers?.status() !== 404) throw new Error(`The users’ host answers ${atUsers?.status()}`)
    })
    // Only the browser knows the names of the hosts.
    const local = { ...stage, address: stage.address.replace('app.marquee.test', '127.0.0.1') }
    await signInOperator(local, operator, OPERATOR_EMAIL, adminHost)
    await step('the operator saves a draft', async () => {
      await operator.opens(`${adminHost}/admin/content`)
      await operator.follows(/About us/)
      await operator.fills('Title', 'About our marketplace')
      await operator.clicks('Save draft')
      await operator.sees(/^Draft saved by Olive Hart/)
    })
    await step('the preview on the operators’ host shows the draft', async () => {
      const preview = await previewOf(operator)
      await preview.getByRole('heading', { name: 'About our marketplace' }).waitFor()
      await preview.getByText('This is the draft. Only operators see it.').waitFor()
      if (new URL(preview.url()).origin !== adminHost) throw new Error(`The preview is at ${preview.url()}`)
      await visitor.opens(new URL(preview.url()).pathname + new URL(preview.url()).search)
      await visitor.sees('About Marquee')
      await visitor.sees(/Only signed-in operators see drafts/)
      await preview.close()
    })
    await step('every preview has all its files on the operators’ host', async () => {
      const missing: string[] = []
      operator.page.on(
        'response',
        (response) => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`),
      )
      for (const key of contentKeys) {
        const { path } = contentPages[key]
        if (path) await operator.page.goto(`${adminHost}${path}?preview=${key}`, { waitUntil: 'load' })
      }
      if (missing.length > 0) throw new Error(missing.join('\n'))
    })
    await step('a page without a preview is missing on the operators’ host', async () => {
      const about = await visitor.page.goto(`${adminHost}/about`)
      if (about?.status() !== 404) throw new Error(`The operators’ host answers ${about?.status()}`)
    })
    await looksRight(operator, 'Preview on the host of operators')
  }),
]

/**
 * Resolves when the socket’s host has accepted a connection of the page. The answer comes by polling, or by a WebSocket when
 * the connection was upgraded before.
 */
function acceptedConnection(page: Page): Promise<void> {
  const isSocketHost = (url: string) => new URL(url).hostname === 'live.marquee.test'
  const isAccepted = (text: string) => text.includes('40{"sid"')
  return new Promise((resolve, reject) => {
    page.on('websocket', (socket) => {
      if (isSocketHost(socket.url()))
        socket.on('framereceived', ({ payload }) => isAccepted(String(payload)) && resolve())
    })
    page
      .waitForResponse(
        async (response) => isSocketHost(response.url()) && isAccepted(await response.text().catch(() => '')),
      )
      .then(() => resolve(), reject)
  })
}
