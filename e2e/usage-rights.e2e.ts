import { addDays, londonDayOf } from '@marquee/contract/rules/dates'
import { aFileSpec, aPostSpec } from '../server/src/testing/terms.ts'
import { openAnotherDeal, openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment } from './money-steps.ts'
import { makeWork, type WorkFile } from './work-files.ts'

const rights = { channels: ['paid'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false }

/** The talent submits the first deliverable on the page of a deal, and the brand approves it. */
async function submitWork(
  { brand, talent }: { brand: Person; talent: Person },
  dealId: string,
  picture: WorkFile,
): Promise<string> {
  await talent.opens(`/dashboard/talent/deals/${dealId}`)
  await talent.page
    .getByLabel(/^Drag files here/)
    .first()
    .setInputFiles([picture])
  await talent.sees(/uploaded/)
  const caption = talent.page.getByLabel(/^Caption/)
  if (await caption.count()) await caption.first().fill('Ad: what I thought of it after a week')
  await talent.clicks('Submit for review')
  await talent.sees(/not opened yet|opened by the brand/)
  const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
  const deliverableId: string = deliverables[0].id
  await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
  return deliverableId
}

export const scenarios = [
  scenario('ad codes, and renewals of usage rights at an agreed price and at a named one', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Juniper Skin')
    const talent = await stage.person('Lena Brandt', 390)
    const { picture } = await makeWork(stage.browser)
    const terms = { rights, renewalPrice: 5_000, deliverables: [aPostSpec()] }
    const dealId = await openFundedDeal(stage, { brand, talent }, undefined, terms)
    await step('the talent posts the work, and the brand completes the deal', async () => {
      const deliverableId = await submitWork({ brand, talent }, dealId, picture)
      const postUrl = 'https://www.instagram.com/p/juniper'
      await ask(talent, '/talent/markDeliverableAsComplete', { deliverableId, postUrl })
      await ask(brand, '/brand/completeDeal', { dealId })
    })

    await step('the brand asks for the ad code of the post', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees('Paid ads for 30 days in the UK, from the completion of the deal.')
      await brand.clicks(/^Ask for a code/)
      await brand.sees(/you asked Lena Brandt/)
      await brand.staysHere()
    })
    await looksRight(brand, 'Usage rights of a completed deal')
    await step('the talent enters it on a phone, with its last day', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees(/Juniper Skin asks for one/)
      await talent.clicks(/^Enter ad code/)
      await talent.fills(/^Partnership ad code/, 'ad-code-7Q2xM9', talent.page.getByRole('dialog'))
      await talent.picksDay('Last day of the code', addDays(londonDayOf(new Date()), 20))
    })
    await looksRight(talent, 'Entering an ad code')
    await step('the brand sees the code without reloading', async () => {
      await talent.clicks('Save ad code', talent.page.getByRole('dialog'))
      await talent.sees('ad-code-7Q2xM9')
      await brand.sees('ad-code-7Q2xM9')
      await brand.page.getByRole('button', { name: /^Copy code/ }).waitFor()
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'An ad code to copy')

    await step('the brand renews the rights at the agreed price', async () => {
      await brand.selects('Renew for', '2 months')
      await brand.clicks('Renew for £100')
      await brand.sees('Renew the usage rights')
    })
    await looksRight(brand, 'A renewal to pay')
    await holdPayment(stage, brand, /^Pay £100$/)
    await step('the rights last longer for both', async () => {
      await brand.sees(/You renewed the usage rights at the agreed price/)
      await talent.sees(/Juniper Skin renewed the usage rights at the agreed price/)
      const { rightsEndAt } = await ask(brand, '/brand/getDealDetails', { dealId })
      const days = (Date.parse(rightsEndAt) - Date.now()) / 86_400_000
      if (days < 85) throw new Error(`The right ends in ${days} days.`)
    })
    await looksRight(brand, 'Renewed usage rights')
    await step('the deal sheet says so', async () => {
      await brand.opens(`/dashboard/deals/${dealId}/sheet`)
      await brand.sees(/proposed a renewal of the right to use the work by 2 months/)
    })
    await looksRight(brand, 'A deal sheet with a renewal')

    let other = ''
    await step('another deal of the two has no agreed price', async () => {
      other = await openAnotherDeal({ brand, talent }, { rights, deliverables: [aFileSpec()] })
      await submitWork({ brand, talent }, other, picture)
      await ask(brand, '/brand/completeDeal', { dealId: other })
      await brand.opens(`/dashboard/deals/${other}`)
      await brand.clicks('Ask for a price')
      await brand.sees(/You asked Lena Brandt on .+ for the price of 3 more months/)
    })
    await step('the talent names a price on a phone', async () => {
      await talent.opens(`/dashboard/talent/deals/${other}`)
      await talent.sees('Juniper Skin asks for the price of 3 more months.')
    })
    await looksRight(talent, 'A request for the price of a renewal')
    await step('the talent signs the offer', async () => {
      await talent.clicks('Name a price')
      const dialog = talent.page.getByRole('dialog')
      await talent.fills(/^Price for all these months/, '150', dialog)
      await talent.fills(/^Your full name/, talent.name, dialog)
    })
    await looksRight(talent, 'Naming a price for a renewal')
    await step('the brand reads the offer and accepts it', async () => {
      await talent.clicks('Send offer', talent.page.getByRole('dialog'))
      await brand.sees('Lena Brandt offered to renew the usage rights')
    })
    await looksRight(brand, 'An offered renewal')
    await step('the brand signs', async () => {
      await brand.clicks('Accept renewal')
      await brand.fills(/^Your full name/, brand.name, brand.page.getByRole('dialog'))
      await brand.clicks('Accept renewal', brand.page.getByRole('dialog'))
    })
    await holdPayment(stage, brand, /^Pay £150$/)
    await step('the list of rights has both deals', async () => {
      await brand.sees('The usage rights are renewed')
      await brand.opens('/dashboard/deals?tab=rights')
      await brand.page
        .getByText(/^until \d\d \w{3}, \d{4}$/)
        .nth(1)
        .waitFor()
    })
    await looksRight(brand, 'Usage rights of two deals')
  }),
]
