import { scenario } from './harness/scenario.ts'
import { PASSWORD, signUp } from './sign-up.ts'

export const stories = [
  scenario('A brand comes in, goes out, and comes in again', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Lumen Skincare')

    await step('Somebody opens the front page', async () => {
      await brand.opens('/')
    })
    await looksRight(brand, 'Front page')

    await step('They look at both doors', () => brand.opens('/signup'))
    await looksRight(brand, 'Sign up')

    await step('They make an account, read the code from their mail and are in', () =>
      signUp(stage, brand, 'brand', 'hello@lumen.example'),
    )
    await looksRight(brand, 'Home of a new brand')

    await step('They open their settings', () => brand.opens('/dashboard/settings'))
    await looksRight(brand, 'Settings of a brand')

    await step('They sign out and are at the front page', async () => {
      await brand.clicks('Log out')
      await brand.isAt('/')
    })

    await step('A wrong password is told in a sentence', async () => {
      brand.expects(/401/)
      await brand.opens('/signin/brand')
      await brand.fills('E-mail', 'hello@lumen.example')
      await brand.fills('Password', 'another password')
      await brand.clicks('Sign in')
      await brand.sees('That email and password don’t match.')
    })
    await looksRight(brand, 'Sign in refused')

    await step('The right one opens the home again', async () => {
      await brand.fills('Password', PASSWORD)
      await brand.clicks('Sign in')
      await brand.isAt('/dashboard')
    })
  }),

  scenario('Each role stays in its own area', async (stage) => {
    const { step } = stage
    const talent = await stage.person('Ines Okafor', 390)
    await step('A talent makes an account on a phone', () =>
      signUp(stage, talent, 'talent', 'ines@example.com'),
    )
    await stage.looksRight(talent, 'Home of a new talent')
    for (const path of ['/dashboard', '/dashboard/talent-agent']) {
      await step(`The talent opens ${path} and is led to the talent's home`, async () => {
        await talent.opens(path)
        await talent.isAt('/dashboard/talent')
      })
    }
  }),
]
