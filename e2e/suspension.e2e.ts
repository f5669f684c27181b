import { openFundedDeal } from './funded-deal.ts'
import { scenario } from './harness/scenario.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { entersPassword, signInWithPassword } from './sign-up.ts'

export const prepare = addOperator

export const scenarios = [
  scenario('an operator suspends a talent on a phone and restores the account', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fern Row')
    const talent = await stage.person('Mina Duarte', 390)
    const operator = await stage.person('Olive Hart', 390)
    const email = 'mina.duarte@example.com'
    const explanation = 'Two brands were asked to pay you outside Marquee.'
    const dealId = await openFundedDeal(stage, { brand, talent })
    await step('the operator signs in on a phone', () =>
      signInOperator(stage, operator).then(() => undefined),
    )
    await step('the operator finds the talent', async () => {
      await operator.opens('/admin/users')
      await operator.fills('Name or email', 'mina.duarte')
      await operator.page.getByRole('link', { name: 'Mina Duarte' }).click()
      await operator.clicks('Suspend')
      const dialog = operator.page.getByRole('dialog')
      await operator.selects('Reason', 'Payments were agreed outside Marquee.', dialog)
      await operator.fills('Explanation', explanation, dialog)
      await operator.fills('Internal reason', 'Two matching reports', dialog)
    })
    await looksRight(operator, 'Suspend a user on a phone')
    await step('the talent is suspended and reads why by email', async () => {
      await talent.opens('about:blank')
      await operator.clicks('Suspend', operator.page.getByRole('dialog'))
      await operator.sees('Suspended')
      await stage.mail.receives(email, explanation)
    })
    await looksRight(operator, 'A suspended user')
    talent.expects(/403/)
    await step('the talent cannot sign in, and reads what to do', async () => {
      await entersPassword(talent, email)
      await talent.sees(/suspended/)
    })
    await looksRight(talent, 'Sign-in of a suspended account')
    await step('the brand reads that the deal is frozen', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees(/Mina Duarte’s account is/)
    })
    await looksRight(brand, 'A deal with a suspended talent')
    await step('the operator restores the account', async () => {
      await operator.clicks('Restore')
      await operator.fills('Internal reason', 'It was a misunderstanding', operator.page.getByRole('dialog'))
      await operator.clicks('Restore', operator.page.getByRole('dialog'))
      await operator.sees('Active')
    })
    await step('the talent signs in, and the deal goes on', async () => {
      await signInWithPassword(talent, 'talent', email)
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Submit for review')
    })
  }),
]
