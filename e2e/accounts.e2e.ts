import { scenario } from './harness/scenario.ts'
import { PASSWORD, signUp } from './sign-up.ts'

export const scenarios = [
  scenario('a brand signs up, signs out and signs in again', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Lumen Skincare')

    await step('a visitor opens the public home', async () => {
      await brand.opens('/')
    })
    await looksRight(brand, 'Public home')

    await step('the visitor opens sign-in and sign-up', () => brand.opens('/signup'))
    await looksRight(brand, 'Sign up')

    await step('the server names each account page, and who runs Marquee', () => checkHeads(stage.address))

    await step('the visitor creates an account and enters the emailed code', () =>
      signUp(stage, brand, 'brand', 'hello@lumen.example'),
    )
    await looksRight(brand, 'Home of a new brand')

    await step('the brand opens the settings', () => brand.opens('/dashboard/settings'))
    await looksRight(brand, 'Settings of a brand')

    await step(
      'public pages lead the brand to its account, and the sign-up says that it has one',
      async () => {
        await brand.opens('/faq')
        await brand.page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
        await brand.isAt('/dashboard')
        await brand.opens('/signup/brand')
        await brand.sees('You are signed in as Lumen Skincare')
        await brand.clicks('Go to your account')
        await brand.isAt('/dashboard')
      },
    )
    await step('the brand signs out and is on the public home', async () => {
      await brand.opens('/dashboard/settings')
      await brand.clicks('Log out')
      await brand.isAt('/')
      await brand.page.getByRole('banner').getByRole('link', { name: 'Join' }).waitFor()
    })

    await step('a wrong password shows an error', async () => {
      brand.expects(/401/)
      await brand.opens('/signin/brand')
      await brand.fills('Email', 'hello@lumen.example')
      await brand.fills('Password', 'another password')
      await brand.clicks('Sign in')
      await brand.sees('That email and password don’t match.')
    })
    await looksRight(brand, 'Failed sign-in')

    await step('the right password opens the home page', async () => {
      await brand.fills('Password', PASSWORD)
      await brand.clicks('Sign in')
      await brand.isAt('/dashboard')
    })
  }),

  scenario('each role stays in its own area', async (stage) => {
    const { step } = stage
    const talent = await stage.person('Ines Okafor', 390)
    await step('a talent creates an account on a phone', () =>
      signUp(stage, talent, 'talent', 'ines@example.com'),
    )
    await stage.looksRight(talent, 'Home of a new talent')
    for (const path of ['/dashboard', '/dashboard/talent-agent']) {
      await step(`the talent opens ${path} and is redirected to their home`, async () => {
        await talent.opens(path)
        await talent.isAt('/dashboard/talent')
      })
    }
  }),
]

/** Throws when the server’s reply for an account page has not exactly its own title, or no footer with the company. */
async function checkHeads(address: string): Promise<void> {
  for (const [path, title] of accountTitles) {
    const html = await (await fetch(address + path)).text()
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, found]) => found)
    if (titles.join() !== `${title} · Marquee`)
      throw new Error(`${path} has the titles ${titles.join(', ')}.`)
    if (!/<footer[\s\S]*href="\/privacy"[\s\S]*<p[^>]*>[^<]+<\/p><\/footer>/.test(html))
      throw new Error(`${path} does not say who runs Marquee.`)
  }
}

const accountTitles = [
  ['/signin', 'Sign in'],
  ['/signin/brand?next=/dashboard', 'Sign in as a brand'],
  ['/signup', 'Join'],
  ['/signup/talentagent', 'Join as a talent agent'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Set a new password'],
  ['/verify-email', 'Check your email'],
] as const
