import { aFileSpec, aPostSpec, dayFromNow } from '../server/src/testing/terms.ts'
import { openAnotherDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { addCard, cards, holdPayment, subscribe } from './money-steps.ts'
import { moveTime } from './move-time.ts'
import { signInWithPassword, signUp } from './sign-up.ts'
import { makeWork, submitFile } from './work-files.ts'

export const scenarios = [
  scenario('a deal in two milestones, of which the second is paid with another card', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fennel Foods')
    const talent = await stage.person('Ines Moreau', 390)
    const { picture } = await makeWork(stage.browser)
    let talentId = ''
    await step('a talent signs up and accepts direct offers', async () => {
      await signUp(stage, talent, 'talent', 'ines.moreau@example.com')
      const profile = { isListed: true, takesDirectOffers: true }
      talentId = (await ask(talent, '/user/update-profile', profile)).talent.id
    })
    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'fennel.foods@example.com'))
    await subscribe(stage, brand)

    await step('the brand writes an offer of two files', async () => {
      await brand.opens(`/dashboard/offers/new?talent=${talentId}`)
      await brand.fills('Price, VAT included', '1200')
      const first = brand.page.getByRole('group', { name: /^1\./ })
      await brand.selects('Platform', 'Content only', first)
      await brand.selects('Format', /photo set/i, first)
      await brand.clicks('Add deliverable')
      const second = brand.page.getByRole('group', { name: /^2\./ })
      await brand.selects('Platform', 'Content only', second)
      await brand.selects('Format', /video/i, second)
    })
    await step('it splits the payment into milestones', async () => {
      await brand.clicks('Split into milestones')
      await brand.fills('Price of milestone 1, VAT included', '400')
      await brand.sees('The milestones add up to £1,000, and the price is £1,200.')
      await brand.fills('Price of milestone 2, VAT included', '800')
      await brand.sees('Each milestone is paid before its work begins')
    })
    await looksRight(brand, 'An offer in milestones')
    await step('only the first milestone is held', async () => {
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.sees(/It is the first milestone/)
    })
    await looksRight(brand, 'The first milestone to hold')
    await holdPayment(stage, brand, /^Hold £400 and send$/)
    let dealId = ''
    await step('the talent reads the milestones on a phone', async () => {
      const offerId = new URL(brand.page.url()).pathname.split('/').at(-1) ?? ''
      await talent.opens(`/dashboard/talent/offers/${offerId}`)
      await talent.sees('Milestone 2')
    })
    await looksRight(talent, 'An offer in milestones on a phone')
    await step('the talent accepts, and the deal opens', async () => {
      const offerId = new URL(brand.page.url()).pathname.split('/').at(-1) ?? ''
      await ask(talent, '/talent/accept-offer', { offerId, versionNo: 1 })
      for (let tries = 0; dealId === '' && tries < 100; tries += 1) {
        dealId = (await ask(brand, '/brand/getOfferDetails', { offerId })).dealId ?? ''
        if (!dealId) await brand.page.waitForTimeout(200)
      }
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Paid when the work of the milestone before is approved')
      await talent.staysHere()
    })
    await looksRight(talent, 'A deal in milestones on a phone')
    await step('work of the second milestone cannot be submitted yet', async () => {
      await talent.clicks(/video/i, talent.page.getByRole('main'))
      await talent.sees(/You can submit it once Fennel Foods has paid its milestone/)
      await talent.clicks(/photo set/i, talent.page.getByRole('main'))
    })

    await step('the default card of the brand is declined from now on', async () => {
      await brand.opens('/dashboard/payments/cards')
      await brand.clicks('Add card')
      await addCard(brand, cards.declinedLater)
      await brand.sees(`ending ${cards.declinedLater.slice(-4)}`)
      const { items } = await ask(brand, '/brand/getCards', {})
      const card = items.find(({ last4 }: { last4: string }) => last4 === cards.declinedLater.slice(-4))
      await ask(brand, '/brand/updateCard', { cardId: card.id, isDefault: true })
    })
    await step('the talent submits the first milestone, and the brand approves it', async () => {
      await submitFile(talent, picture)
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.clicks(/^Approve version 1/)
      await brand.sees('Pay milestone 2')
    })
    await looksRight(brand, 'A milestone that was not charged')
    await step('the brand pays it with its other card', async () => {
      await brand.page.getByRole('radio', { name: /ending 4242/ }).check()
    })
    const pay = brand.page.getByRole('button', { name: 'Pay £800' })
    await step('the talent sees without reloading that it is paid', async () => {
      await pay.click()
      await pay.waitFor({ state: 'detached' })
      await talent.page.getByText('In progress').nth(0).waitFor()
      await talent.clicks(/video/i, talent.page.getByRole('main'))
      await talent.page.getByRole('button', { name: 'Submit for review' }).waitFor()
      await talent.hasNotReloaded()
    })
    await step('the brand pays out the first milestone at once', async () => {
      await brand.clicks('Pay out milestone 1 now')
      await brand.sees(/^Paid out on/)
      await talent.sees(/^Paid out on/)
    })
    await looksRight(brand, 'A deal with a milestone paid out')
    await looksRight(talent, 'A milestone paid out on a phone')

    let other = ''
    await step('the form of a change names the lowest price of another deal in milestones', async () => {
      const terms = {
        deliverables: [
          aPostSpec({ brief: 'The first half', draftDue: dayFromNow(20), postFrom: null, postUntil: null }),
          aFileSpec({ brief: 'The second half', draftDue: dayFromNow(50) }),
        ],
        milestones: [
          { deliverables: 1, price: 40_000 },
          { deliverables: 1, price: 80_000 },
        ],
      }
      other = await openAnotherDeal({ brand, talent }, terms, '4242')
      await brand.opens(`/dashboard/deals/${other}/change`)
      await brand.sees('At least £401, because milestones that are paid or being charged keep their price.')
    })
    await looksRight(brand, 'A change of a deal in milestones')
    await step('its first milestone is posted, and the second is not paid', async () => {
      await talent.opens(`/dashboard/talent/deals/${other}`)
      await talent.fills('Caption', 'Ad: The first half')
      await submitFile(talent, picture)
      const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId: other })
      const deliverableId = deliverables[0].id
      await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      const post = {
        deliverableId,
        postUrl: 'https://www.instagram.com/p/half/',
        caption: 'Ad: The first half',
      }
      await ask(talent, '/talent/markDeliverableAsComplete', post)
    })
    await step('the brand proposes a lower price while the second one is due', async () => {
      await brand.opens(`/dashboard/deals/${other}`)
      await brand.sees('Pay £800')
      await brand.staysHere()
      const { present } = await ask(brand, '/brand/getAmendments', { dealId: other })
      const terms = { ...present.terms, price: 110_000 }
      await ask(brand, '/brand/editDeliverables', { dealId: other, terms, reason: 'A smaller second half.' })
      await talent.sees('Fennel Foods proposed a change')
      await talent.clicks('Accept change')
      await talent.sees(
        /The milestones that are not paid yet cost £100 less/,
        talent.page.getByRole('dialog'),
      )
    })
    await looksRight(talent, 'A lower price of a milestone on a phone')
    await step('the brand sees without reloading that less is due', async () => {
      await talent.page
        .getByRole('dialog')
        .getByLabel(/^Your full name/)
        .fill(talent.name)
      await talent.clicks('Accept change', talent.page.getByRole('dialog'))
      await brand.sees('Pay £700')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'A milestone that costs less')
    await step('the talent leaves the deal after a week', async () => {
      // Sessions end meanwhile.
      for (const person of [brand, talent]) await person.opens('about:blank')
      await moveTime(stage, 24 * 8)
      await signInWithPassword(brand, 'brand', 'fennel.foods@example.com')
      await signInWithPassword(talent, 'talent', 'ines.moreau@example.com')
      await ask(talent, '/talent/leaveUnfundedDeal', { dealId: other })
    })
    await step('the brand may use what was paid, from that day', async () => {
      await brand.opens(`/dashboard/deals/${other}`)
      await brand.sees(/from the end of the deal, for the work that was paid/)
      await talent.opens(`/dashboard/talent/deals/${other}`)
      await talent.sees(/from the end of the deal, for the work that was paid/)
    })
    await looksRight(brand, 'Usage rights of a deal that was not paid in full')
    await looksRight(talent, 'Usage rights of a deal that was not paid in full, on a phone')
    await step('its paid post is checked, and the brand asks to put it right', async () => {
      await brand.opens('/dashboard/deals?tab=to_check')
      await brand.sees('Check due')
      await brand.clicks(/^Ask to put right/)
      const dialog = brand.page.getByRole('dialog')
      await brand.sees('No money moves: a confirmed post stays paid.', dialog)
      await brand.fills('What needs to change', 'Please name the product.', dialog)
      await brand.clicks('Ask to put right', dialog)
      await brand.sees('Correction requested')
    })
    await looksRight(brand, 'A post to check of a deal that was not paid in full')
    await step('the talent is asked on the page of the ended deal', async () => {
      await talent.opens(`/dashboard/talent/deals/${other}`)
      await talent.sees('Please name the product.', talent.page.getByRole('main'))
      await talent.page.getByRole('button', { name: 'Report as put right' }).waitFor()
    })
    await looksRight(talent, 'A post to put right of a deal that has ended, on a phone')
  }),
]
