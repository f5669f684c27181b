import type { Page } from 'playwright-core'
import type { SettingsFor } from './harness/product.ts'
import { scenario } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

/** Pages, calls, the socket and files on four hosts of one registrable domain. */
export const settingsFor: SettingsFor = (port) => ({
  PUBLIC_URL: `http://app.marquee.test:${port}`,
  API_BASE: `http://api.marquee.test:${port}/api/`,
  SOCKET_HOST: `http://live.marquee.test:${port}`,
  FILES_HOST: `http://files.marquee.test:${port}`,
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
