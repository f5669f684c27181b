import type { Stage } from './harness/scenario.ts'

/** Checks on a phone without script that the public header stays in view, and that its menu opens and closes. */
export async function checkPhoneHeader(stage: Stage): Promise<void> {
  await stage.step('the header of a phone stays in view, and its menu works without script', async () => {
    const phone = await stage.browser.newContext({
      baseURL: stage.address,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await phone.newPage()
    await page.goto('/about')
    await page.locator('footer').scrollIntoViewIfNeeded()
    const box = await page.getByRole('banner').boundingBox()
    if (box?.y !== 0 || box.height > 56) throw new Error(`The header is at ${JSON.stringify(box)}.`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Find talent', 'Why Marquee', 'Contact', 'Sign in', 'Join'])
      await menu.getByRole('link', { name, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.locator('button:focus', { hasText: 'Menu' }).waitFor()
    await phone.close()
  })
}
