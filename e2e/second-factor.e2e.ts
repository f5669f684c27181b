import { appCodeOf } from '../server/src/testing/app-code.ts'
import type { Person } from './harness/person.ts'
import { type Stage, scenario } from './harness/scenario.ts'
import { timeOf } from './move-time.ts'
import { CODE_PERIOD_MS, connectApp, saveCodes } from './second-factor-steps.ts'
import { entersPassword, PASSWORD, signUp } from './sign-up.ts'

const settings = '/dashboard/talent/settings'

/** Signs out on the page. */
async function signsOut(person: Person): Promise<void> {
  await person.clicks('Log out')
  await person.isAt('/')
}

export const scenarios = [
  scenario(
    'a talent signs in with a second factor and keeps it when someone says it is lost',
    async (stage) => {
      const { step, looksRight, mail } = stage
      const email = 'nadia@example.com'
      const talent = await stage.person('Nadia Frost')
      talent.expects(/40[03]/)
      await step('a talent signs up', () => signUp(stage, talent, 'talent', email))
      await step('the settings lead to two-step verification', async () => {
        await talent.opens(settings)
        await talent.clicks('Turn on…')
      })
      await looksRight(talent, 'Turn on two-step verification')
      let key = ''
      let recoveryCode = ''
      await step('a code of the app turns it on, and ten recovery codes are shown', async () => {
        key = await connectApp(stage, talent)
        const codes = talent.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
        if ((await codes.count()) !== 10) throw new Error('There are not ten recovery codes.')
        recoveryCode = (await codes.first().textContent()) ?? ''
      })
      await looksRight(talent, 'Recovery codes')
      await step('the codes are saved as a file, and the settings say how many are left', async () => {
        const saved = talent.page.waitForEvent('download')
        await talent.clicks('Download')
        if ((await saved).suggestedFilename() !== 'marquee-recovery-codes.txt')
          throw new Error('Another file')
        await saveCodes(talent)
        await talent.sees('10 codes left')
        await mail.receives(email, 'now needs a code of your authenticator app')
      })
      await looksRight(talent, 'Settings with two-step verification')

      await step('a password alone does not open the account any more', async () => {
        await signsOut(talent)
        await entersPassword(talent, email)
        await talent.sees('Enter your code')
      })
      await looksRight(talent, 'Enter your code')
      await step('a wrong code is refused, and the code of the app opens the account', async () => {
        await talent.fills('Code from your app', '000000')
        await talent.clicks('Sign in')
        await talent.sees('That code is incorrect or no longer valid.')
        await talent.fills('Code from your app', appCodeOf(key, (await timeOf(stage)) + CODE_PERIOD_MS))
        await talent.clicks('Sign in')
        await talent.isAt('/dashboard/talent')
      })

      const phone = await stage.person('Nadia on her phone', 390)
      await step('on another device a recovery code opens the account, once', async () => {
        await entersPassword(phone, email)
        await phone.clicks('Use a recovery code instead')
        await phone.fills('Recovery code', recoveryCode)
      })
      await looksRight(phone, 'Enter a recovery code')
      await step('an email says how many recovery codes are left', async () => {
        await phone.clicks('Sign in')
        await phone.isAt('/dashboard/talent')
        await mail.receives(email, 'You have 9 left')
      })
      await keepsIt(stage, { talent, stranger: await stage.person('Someone with the password', 390), email })
    },
  ),

  scenario('bank details need a second factor, which is set up in place', async (stage) => {
    const { step, looksRight } = stage
    const talent = await stage.person('Theo Marsh', 390)
    talent.expects(/403/)
    await step('a talent signs up and adds bank details', async () => {
      await signUp(stage, talent, 'talent', 'theo@example.com')
      await talent.opens('/dashboard/talent/earnings')
      await talent.clicks('Add bank details')
      await talent.sees('Bank details need two-step verification')
    })
    await looksRight(talent, 'Two-step verification before bank details')
    await step('the app is connected', async () => {
      await talent.clicks('Set up')
      await talent.sees('Or enter this key in the app:')
    })
    await looksRight(talent, 'Connect an app')
    await step('a cancelled set-up changes nothing', async () => {
      await talent.clicks('Close')
      await talent.sees('Not added yet')
    })
    await step('with the app the payment provider’s page opens at once', async () => {
      await talent.clicks('Add bank details')
      await connectApp(stage, talent)
      await saveCodes(talent)
      await talent.isAt(/^\/onboarding\//)
    })
  }),

  scenario('a changed email address is undone from the former one', async (stage) => {
    const { step, looksRight, mail } = stage
    const [from, to] = ['ruth@example.com', 'someone.else@example.com']
    const brand = await stage.person('Ruthless Rugs')
    brand.expects(/40[013]/)
    await step('a brand signs up and asks for another address', async () => {
      await signUp(stage, brand, 'brand', from)
      await brand.opens('/dashboard/settings')
      await brand.fills('New email address', to)
      await brand.clicks('Change email address')
      await brand.sees(`We’ve sent a code to ${to}`)
    })
    await looksRight(brand, 'Confirm a new address')
    await step('the emailed code changes the address', async () => {
      await brand.fills('6-digit code', await mail.codeFor(to))
      await brand.clicks('Confirm')
      await brand.sees(`Signed in as ${to}`)
    })
    const owner = await stage.person('Ruth at the former address', 390)
    await step('the former address gets a link, which changes nothing by being opened', async () => {
      await owner.opens(await mail.linkFor(from, '/undo-email-change#'))
      await owner.sees('Everyone is signed out')
    })
    await looksRight(owner, 'Restore an address')
    await step('one click restores the address', async () => {
      await owner.clicks('Restore my address')
      await owner.sees('Your address is restored')
    })
    await looksRight(owner, 'A restored address')
    await step('the other browser is signed out, and the former password opens nothing', async () => {
      await brand.opens('/dashboard/settings')
      await brand.isAt(/^\/signin/)
      await entersPassword(brand, from)
      await brand.sees('That email and password don’t match.')
    })
    await step(
      'the link that came with the restored address sets a password, which opens the account',
      async () => {
        await owner.opens(await mail.linkFor(from, '/reset-password#'))
        await owner.fills('New password', `${PASSWORD} again`)
        await owner.clicks('Set password')
        await owner.isAt('/signin')
        await owner.fills('Email', from)
        await owner.fills('Password', `${PASSWORD} again`)
        await owner.clicks('Sign in')
        await owner.isAt('/dashboard')
      },
    )
  }),
]

/** Someone with the password says that the second factor is lost; the talent sees it at once and keeps it. */
async function keepsIt(
  { step, looksRight, mail }: Stage,
  { talent, stranger, email }: { talent: Person; stranger: Person; email: string },
): Promise<void> {
  stranger.expects(/403/)
  await step('someone with the password says that phone and codes are lost', async () => {
    await talent.staysHere()
    await entersPassword(stranger, email)
    await stranger.clicks('I lost my phone and my codes')
    await stranger.sees('72 hours after you confirm that this is your mailbox')
  })
  await looksRight(stranger, 'Lost phone and codes')
  await step('the emailed code asks for the removal', async () => {
    await stranger.clicks('Email me a code')
    await stranger.fills('Code from your email', await mail.codeFor(email))
    await stranger.clicks('Turn it off in 72 hours')
    await stranger.sees('Your request is noted')
  })
  await looksRight(stranger, 'A requested removal')
  await step('the signed-in talent sees it without reloading, and an email has a link', async () => {
    await talent.sees(/Two-step verification will be turned off on/)
    await talent.hasNotReloaded()
    await stranger.opens(await mail.linkFor(email, '/keep-second-factor#'))
    await stranger.sees('Someone with your password and your mailbox')
  })
  await looksRight(talent, 'A planned removal')
  await looksRight(stranger, 'Keep two-step verification')
  await step('the talent keeps it with one click', async () => {
    await talent.clicks('Keep it on')
    await talent.sees('Two-step verification stays on.')
    await stranger.clicks('Keep it on')
    await stranger.sees('That code is incorrect or no longer valid.')
  })
}
