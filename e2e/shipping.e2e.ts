import { aBrief, aFileSpec, aPitch, aProduct, someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { pressesByKey, tabsTo, typesByKey } from './harness/keys.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a product from the acceptance to its receipt, with a damaged parcel replaced', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fell & Fjord')
    const talent = await stage.person('Maya Flores', 390)
    const work = await makeWork(stage.browser)
    const product = aProduct()

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'fjord@example.com'))
    await subscribe(stage, brand)
    let campaignId = ''
    let offerId = ''
    await step('a talent applies to a campaign with a product and gets an offer', async () => {
      await signUp(stage, talent, 'talent', 'maya@example.com')
      const brief = aBrief({ title: 'Winter boots', questions: [], product })
      campaignId = (await ask(brand, '/campaign/add', brief)).id
      await ask(talent, '/talent/apply', { campaignId, ...aPitch({ answers: [] }) })
      const [application] = (await ask(brand, '/campaign/get-applications', { campaignId })).items
      const input = {
        campaignId,
        talentId: application.talent.id,
        applicationId: application.id,
        terms: someTerms({ product, deliverables: [aFileSpec()] }),
      }
      offerId = (await ask(brand, '/brand/send-offer', input)).offer.id
    })
    await step('the brief names the product that is sent', async () => {
      await brand.opens(`/dashboard/campaigns/${campaignId}/edit?step=work`)
      await brand.sees('What is sent')
    })
    await looksRight(brand, 'A brief with a product')
    await step('the brand opens its offer', () => brand.opens(`/dashboard/offers/${offerId}`))
    await holdPayment(stage, brand, /^Hold £1,200 and send$/)

    let dealId = ''
    await step('the talent accepts, and is asked for an address', async () => {
      await talent.opens(`/dashboard/talent/offers/${offerId}`)
      await talent.sees('Trail boot, worth £95')
      await talent.clicks('Accept offer')
      await talent.fills(/^Your full name/, talent.name, talent.page.getByRole('dialog'))
      await talent.clicks('Accept offer', talent.page.getByRole('dialog'))
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
      dealId = new URL(talent.page.url()).pathname.split('/').at(-1) ?? ''
      await talent.sees('Name on the parcel')
    })
    await step('a wrong postcode is named at its field', async () => {
      await talent.selects('Size or variant', 'UK 6')
      await talent.fills('Name on the parcel', 'Maya Flores')
      await talent.fills('Street and number', '12 Orchard Row')
      await talent.fills('Town or city', 'London')
      await talent.fills('Postcode', '75001')
      await talent.clicks('Give address')
      await talent.sees('Please enter a UK postcode, such as SE1 7TP.')
    })
    await looksRight(talent, 'Giving an address on a phone')
    await step('the talent gives the address', async () => {
      await talent.fills('Postcode', 'se1 7tp')
      await talent.clicks('Give address')
      await talent.sees('London SE1 7TP')
      await talent.sees('To ship')
    })
    await looksRight(talent, 'Waiting for the product on a phone')

    await step('the brand finds the address in its list, by keyboard', async () => {
      await brand.opens('/dashboard')
      await brand.sees('Ship the product to Maya Flores')
      await brand.opens('/dashboard/deals?tab=to_ship')
      await brand.sees('Trail boot, UK 6')
    })
    await looksRight(brand, 'What to ship')
    await step('the brand saves the addresses as a file', async () => {
      const download = brand.page.waitForEvent('download')
      await pressesByKey(brand, /^Download addresses as CSV$/)
      await download
    })
    await step('the brand opens the deal by keyboard', async () => {
      await pressesByKey(brand, /^Ship to Maya Flores$/)
      await brand.isAt(/\/dashboard\/deals\/[0-9a-f-]{36}$/)
      await brand.sees('London SE1 7TP')
    })
    await looksRight(brand, 'A product to ship')
    await step('the brand marks it as shipped, by keyboard', () => shipByKey(brand, 'AB 1234 5678 GB'))

    await step('the parcel is damaged: the talent reports it with a photo', async () => {
      await talent.sees('AB12345678GB')
      await talent.clicks('Report a problem')
      await talent.selects('What is wrong', 'It is damaged')
      await talent.fills('What happened', 'The sole of the left boot is torn.')
      await talent.page.getByLabel(/^Drag photos here/).setInputFiles([work.picture])
      await talent.sees(/uploaded/)
    })
    await looksRight(talent, 'Reporting a damaged product on a phone')
    await step('the report is sent', async () => {
      await talent.clicks('Report problem')
      await talent.sees('Problem reported')
    })
    await step('the brand reads the problem and sends a replacement, by keyboard', async () => {
      await brand.sees('The sole of the left boot is torn.')
      await brand.page.getByRole('img', { name: 'morning-light.jpg' }).waitFor()
    })
    await looksRight(brand, 'A problem to answer')
    await step('the replacement is shipped, by keyboard', async () => {
      await pressesByKey(brand, /^Send a replacement$/)
      await brand.sees('Tracking number')
      await shipByKey(brand, 'CD 1234 5678 GB')
    })
    await step('the talent confirms the receipt, and the work can begin', async () => {
      await talent.sees('CD12345678GB')
      await talent.clicks('Confirm receipt')
      await talent.sees('It came as planned: due dates stay as agreed.')
      await talent.sees('Drag files here or choose files')
    })
    await looksRight(talent, 'A received product on a phone')
    await step('the brand sees that it has arrived', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees('Maya Flores received the product')
    })
    await looksRight(brand, 'A received product')
  }),
]

/** Marks the product on the page as shipped with Royal Mail, by keyboard only. */
async function shipByKey(brand: Person, trackingNo: string): Promise<void> {
  await tabsTo(brand, /^Choose a carrier/)
  await brand.page.keyboard.type('Royal')
  await typesByKey(brand, /^Tracking number/, trackingNo)
  await pressesByKey(brand, /^Mark as shipped$/)
  await brand.sees('Change tracking')
}
