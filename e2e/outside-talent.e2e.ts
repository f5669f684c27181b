import { aBrief, aFileSpec } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, onboardBank, subscribe } from './money-steps.ts'
import { isPaid } from './payout-steps.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { PASSWORD, signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const prepare = addOperator

const ADDRESS = 'nora.field@example.com'

export const scenarios = [
  scenario('a talent invited from outside completes a deal at 0%', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Birch and Vine')
    const talent = await stage.person('Nora Field', 390)
    const operator = await stage.person('Olive Hart')
    const work = await makeWork(stage.browser)

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'birch@example.com'))
    await subscribe(stage, brand)
    await step('the brand finds nobody, and opens its invitations', async () => {
      await ask(brand, '/campaign/add', aBrief({ title: 'Autumn table', questions: [] }))
      await brand.opens('/dashboard/find-talent')
      await brand.fills('Search', 'Nora')
      await brand.sees('You can also invite someone who is not on Marquee.')
      await brand.page.getByRole('link', { name: 'Invite by email' }).first().click()
      await brand.sees('You haven’t invited anyone yet')
    })
    await looksRight(brand, 'People invited, empty')
    await step('the brand writes an invitation', async () => {
      await brand.page.getByRole('button', { name: 'Invite someone' }).first().click()
      const dialog = brand.page.getByRole('dialog')
      await brand.fills('Email', ADDRESS, dialog)
      await brand.fills('Name', 'Nora', dialog)
      await brand.selects('Campaign', 'Autumn table', dialog)
      await brand.fills('Note', 'We loved your market film.', dialog)
    })
    await looksRight(brand, 'Invitation of someone from outside')
    await step('the brand sends the invitation', async () => {
      await brand.clicks('Send invitation', brand.page.getByRole('dialog'))
      await brand.sees('Invitation sent')
      await brand.sees(`Nora, ${ADDRESS}`)
    })
    await looksRight(brand, 'People invited')
    await step('the brand stays on the page', () => brand.staysHere())

    await step('the talent opens the link and reads who invites them, and what 0% means', async () => {
      const link = new URL(await stage.mail.linkFor(ADDRESS, '/signup/talent#'))
      await talent.opens(`${link.pathname}${link.hash}`)
      await talent.sees('Birch and Vine invites you')
      await talent.sees(/0% fee for 12 months/)
    })
    await looksRight(talent, 'Sign-up of an invited talent')
    await step('the talent joins', async () => {
      await talent.fills('Display name', talent.name)
      await talent.fills('Password', PASSWORD)
      await talent.checks(/^I accept the terms/)
      await talent.checks('I am 18 or older')
      await talent.clicks('Create account')
      await talent.isAt('/verify-email')
      await talent.fills('6-digit code', await stage.mail.codeFor(ADDRESS))
      await talent.clicks('Confirm')
      await talent.isAt('/dashboard/talent')
      await talent.sees('Birch and Vine invites you')
    })

    await step('the brand sees that the talent has joined, without reloading', async () => {
      await brand.sees('Joined, 0% fee')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'A talent from outside has joined')
    await step('the brand makes an offer, and the form says why the fee is 0%', async () => {
      await brand.follows(/Nora Field/)
      await brand.clicks('Send an offer')
      await brand.sees(/0% fee for 12 months because you brought Nora Field to Marquee, until/)
      await brand.fills('Price, VAT included', '1200')
      await brand.selects('Platform', 'Content only')
      await brand.selects('Format', /photo set/i)
      await brand.fills('Brief', 'The table at dusk')
      await brand.picksDay('Draft due', aFileSpec().draftDue)
      await brand.sees('£1,000')
    })
    await looksRight(brand, 'Offer form at 0%')
    await step('the offer needs a payment hold', async () => {
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.staysHere()
    })
    await holdPayment(stage, brand, /^Hold £1,200 and send$/)

    await step('the talent reads that they earn the whole net price', async () => {
      await talent.opens('/dashboard/talent/offers')
      await talent.follows(/Birch and Vine · £1,000/)
      await talent.sees(/0% fee for 12 months because Birch and Vine brought you to Marquee, until/)
    })
    await looksRight(talent, 'An offer at 0% on a phone')
    await step('the talent accepts', async () => {
      await talent.clicks('Accept offer')
      const dialog = talent.page.getByRole('dialog')
      await talent.fills(/^Your full name/, talent.name, dialog)
      await talent.clicks('Accept offer', dialog)
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
    })
    const dealId = new URL(talent.page.url()).pathname.split('/').at(-1)
    const provider = await onboardBank(stage, talent)
    await step('the talent submits the work', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.page.getByLabel(/^Drag files here/).setInputFiles([work.picture])
      await talent.sees(/uploaded/)
      await talent.clicks('Submit for review')
      await talent.sees(/not opened yet|opened by the brand/)
    })
    await step('the brand approves and completes the deal', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.clicks('Approve version 1')
      await brand.clicks('Complete deal')
      await brand.clicks('Complete deal', brand.page.getByRole('dialog'))
      await brand.sees('Completed')
    })
    await looksRight(brand, 'A completed deal at 0%')
    await isPaid(stage, talent, provider)
    await step('the payout is the whole net price', () =>
      talent.sees('£1,000', talent.page.getByRole('list', { name: 'Payouts' })),
    )

    await step('an operator reads the pair and ends the 0% fee', async () => {
      await signInOperator(stage, operator)
      const { items } = await ask(operator, '/superAdmin/getUserList', { q: ADDRESS })
      await operator.opens(`/admin/users/${items[0].id}`)
      await operator.clicks('End 0% fee with Birch and Vine')
      const dialog = operator.page.getByRole('dialog')
      await operator.selects('Reason', /rules for bringing a talent/, dialog)
      await operator.fills('Internal reason', 'The brand had hired them before', dialog)
    })
    await looksRight(operator, 'End the 0% fee of a pair')
    await step('both sides are told why', async () => {
      await operator.clicks('End 0% fee', operator.page.getByRole('dialog'))
      await operator.sees('0% fee ended')
      for (const address of [ADDRESS, 'birch@example.com'])
        await stage.mail.receives(address, 'the rules for bringing a talent to Marquee were not kept')
    })
  }),
]
