import { payloads } from '../server/src/invariants/scripts/payloads.ts'
import { aBrief, aFileSpec, aPitch, someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { addCard, subscribe } from './money-steps.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addOperator

const all = payloads.join(' ')

export const scenarios = [
  scenario('scripts stored in every field do not run for the other party', async (stage) => {
    const { step } = stage
    const brand = await stage.person('<img src=x onerror=ran()> Ltd')
    const talent = await stage.person('<script>ran()</script>')
    const agent = await stage.person('Agent as a reader')
    const visitor = await stage.person('Visitor as a reader', 390)
    const operator = await stage.person('Operator as a reader')
    for (const person of [brand, talent, agent, visitor, operator])
      await person.page.addInitScript(() =>
        Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', 'yes') }),
      )

    await step('both sign up with scripts as names', async () => {
      await signUp(stage, brand, 'brand', 'script@brand.example')
      await signUp(stage, talent, 'talent', 'script@talent.example')
      await signUp(stage, agent, 'talentagent', 'reader@agent.example', 'Reading Agency')
      await signInOperator(stage, operator)
    })
    await subscribe(stage, brand)
    await step('the brand saves a card', async () => {
      await brand.opens('/dashboard/payments/cards?add=card')
      await addCard(brand)
      await brand.sees('Visa ending 4242')
    })
    const ids = { campaign: '', application: '', offer: '', deal: '', talent: '', brand: '', page: '' }
    await step('scripts are stored in every field of profile, brief and application', async () => {
      const profile = await ask(talent, '/user/update-profile', {
        headline: all.slice(0, 120),
        city: '<svg onload=ran()>',
        bio: `<p>${all}</p>`,
        isListed: true,
        takesDirectOffers: true,
      })
      ids.talent = profile.talent.id
      ids.page = (await ask(talent, '/talent/savePublicPage', { isPublic: true })).slug
      const pack = { platform: 'instagram', format: 'reel', quantity: 1, price: 54_000, turnaroundDays: 7 }
      const packages = [{ ...pack, title: '<img src=x onerror=ran()>', revisions: 2, rightsDays: 90 }]
      await ask(talent, '/talent/savePackages', { packages })
      const about = all.slice(0, 2_000)
      ids.brand = (await ask(brand, '/user/update-profile', { about, city: '<svg onload=ran()>' })).brand.id
      const brief = aBrief({
        title: all.slice(0, 120),
        summary: `<p>Hello</p>${all}`,
        productName: '<img src=x onerror=ran()>',
        mustInclude: all,
        mustAvoid: all,
        questions: ['<b onclick=ran()>Why?</b>'],
      })
      ids.campaign = (await ask(brand, '/campaign/add', brief)).id
      ids.application = (
        await ask(talent, '/talent/apply', {
          campaignId: ids.campaign,
          ...aPitch({ pitch: all, answers: [all.slice(0, 1_000)] }),
        })
      ).id
    })
    await step('scripts are stored in offer, counter-offer and deal', async () => {
      const terms = (price: number) =>
        someTerms({
          price,
          message: all,
          deliverables: [aFileSpec({ brief: all.slice(0, 1_000) })],
          exclusivity: { category: '<img src=x onerror=ran()>', days: 9 },
        })
      const sent = await ask(brand, '/brand/send-offer', {
        campaignId: ids.campaign,
        talentId: ids.talent,
        applicationId: ids.application,
        terms: terms(50_000),
      })
      ids.offer = sent.offer.id
      const [card] = (await ask(brand, '/brand/getCards', {})).items
      const pay = (payableId: string) => ask(brand, '/createOneTimePayment', { payableId, cardId: card.id })
      await pay(sent.payable.id)
      await ask(talent, '/talent/counter-offer', { offerId: ids.offer, versionNo: 1, terms: terms(60_000) })
      await pay(
        (
          await ask(brand, '/brand/manageCounterOffer', {
            offerId: ids.offer,
            versionNo: 2,
            action: 'accept',
          })
        ).payable.id,
      )
      // The deal opens after the provider's webhook, a moment later.
      for (let tries = 0; tries < 240 && !ids.deal; tries += 1) {
        await brand.page.waitForTimeout(250)
        ids.deal = (await ask(brand, '/brand/getOfferDetails', { offerId: ids.offer })).dealId ?? ''
      }
      if (!ids.deal) throw new Error('No deal opened within a minute.')
    })

    const pages: [Person, string][] = [
      [brand, '/dashboard'],
      [brand, `/dashboard/campaigns/${ids.campaign}`],
      [brand, `/dashboard/campaigns/${ids.campaign}?application=${ids.application}`],
      [brand, `/dashboard/campaigns/${ids.campaign}?tab=brief`],
      [brand, `/dashboard/find-talent/${ids.talent}`],
      [brand, `/dashboard/offers/${ids.offer}`],
      [brand, `/dashboard/deals/${ids.deal}`],
      [brand, '/dashboard/payments'],
      [brand, '/dashboard/payments/invoices'],
      [talent, '/dashboard/talent'],
      [talent, '/dashboard/talent/discover'],
      [talent, `/dashboard/talent/discover/${ids.campaign}`],
      [talent, `/dashboard/talent/applications/${ids.application}`],
      [talent, `/dashboard/talent/offers/${ids.offer}`],
      [talent, `/dashboard/talent/deals/${ids.deal}`],
      [talent, '/dashboard/talent/earnings'],
      [talent, '/dashboard/talent/profile'],
      [agent, `/dashboard/talent-agent/discover/${ids.campaign}`],
      [visitor, `/t/${ids.page}`],
      [visitor, '/talents?q=script'],
      [visitor, '/campaigns'],
      [visitor, `/campaigns/${ids.campaign}`],
      [operator, `/admin/users/${ids.talent}`],
      [operator, `/admin/users/${ids.brand}`],
      [operator, `/admin/deals/${ids.deal}`],
    ]
    for (const [person, path] of pages) {
      await step(`no script runs at ${path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`, async () => {
        await person.opens(path)
        await person.page.getByRole('heading', { level: 1 }).first().waitFor()
        await person.page.waitForTimeout(400)
        if (await person.page.evaluate(() => document.documentElement.hasAttribute('data-ran')))
          throw new Error('A stored script ran.')
        const dangerous = await person.page
          .locator(
            'main a[href^="javascript:" i], main [onclick], main [onerror], main [onload], main iframe',
          )
          .count()
        if (dangerous > 0) throw new Error(`${dangerous} dangerous elements are on the page.`)
      })
    }
  }),
]
