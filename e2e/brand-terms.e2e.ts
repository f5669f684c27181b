import { readFile } from 'node:fs/promises'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

/** A PDF of a brand’s terms, as a browser chooses it. */
const pdf = (text: string, name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\n%%EOF\n`),
})

export const scenarios = [
  scenario('a brand’s own terms, attached to an offer and signed with it', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Moss and Clay')
    const talent = await stage.person('Ines Hart', 390)
    const terms = pdf('Version 1', 'Creator_terms_2026.pdf')

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'moss@example.com'))
    await subscribe(stage, brand)
    await step('the brand finds its terms beside its offers', async () => {
      await brand.opens('/dashboard/offers')
      await brand.clicks('Your terms')
      await brand.isAt('/dashboard/offers/terms')
      await brand.sees('No terms yet')
    })
    await looksRight(brand, 'No terms of a brand yet')
    await step('only a PDF can be chosen', async () => {
      await brand.clicks('Add terms')
      const dialog = brand.page.getByRole('dialog')
      const input = dialog.locator('input[type=file]')
      await input.setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Terms') })
      await brand.sees('Please choose a PDF file.', dialog)
    })
    await looksRight(brand, 'Adding terms of a brand')
    await step('the brand adds its terms, named after the file', async () => {
      const dialog = brand.page.getByRole('dialog')
      await dialog.locator('input[type=file]').setInputFiles(terms)
      await brand.clicks('Add terms', dialog)
      await brand.sees(/Creator terms 2026/, brand.page.getByRole('list', { name: 'Your terms' }))
    })
    let talentId = ''
    await step('a talent signs up and takes direct offers', async () => {
      await signUp(stage, talent, 'talent', 'ines.hart@example.com')
      talentId = (await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true }))
        .talent.id
    })
    await step('the brand attaches them to an offer', async () => {
      await brand.opens(`/dashboard/offers/new?talent=${talentId}`)
      await brand.fills('Price, VAT included', '600')
      await brand.fills('Brief', 'The bowl on a sill')
      const choice = brand.page.locator('option').filter({ hasText: 'Creator terms 2026' })
      await choice.waitFor({ state: 'attached' })
      await brand.selects('Attached terms', /^Creator terms 2026/)
      await brand.sees(/the attached terms do not apply/)
    })
    await looksRight(brand, 'Attaching terms to an offer')
    await step('the offer is sent', async () => {
      await brand.fills(/^Your full name/, 'Rowan Moss')
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
    })
    await holdPayment(stage, brand, /^Hold £600 and send$/)
    const offerId = new URL(brand.page.url()).pathname.split('/').at(-1) ?? ''

    await step('the talent downloads the terms before accepting', async () => {
      await talent.opens(`/dashboard/talent/offers/${offerId}`)
      await talent.sees('Terms of Moss and Clay')
      const saved = talent.page.waitForEvent('download')
      await talent.clicks('Download PDF of Creator terms 2026')
      const file = await saved
      if (file.suggestedFilename() !== 'Creator_terms_2026.pdf')
        throw new Error(`It is named ${file.suggestedFilename()}.`)
      if (!(await readFile(await file.path())).equals(terms.buffer)) throw new Error('It is another file.')
    })
    await looksRight(talent, 'An offer with attached terms')
    await step('the brand replaces its terms; the offer keeps the ones it has', async () => {
      await brand.opens('/dashboard/offers/terms')
      await brand.sees('Attached to offers')
      await brand.clicks('Replace Creator terms 2026')
      const dialog = brand.page.getByRole('dialog')
      await dialog.locator('input[type=file]').setInputFiles(pdf('Version 2', 'v2.pdf'))
      await brand.fills('Name', 'Creator terms 2027', dialog)
      await brand.clicks('Add new version', dialog)
      await brand.sees(/Creator terms 2027/, brand.page.getByRole('list', { name: 'Your terms' }))
    })
    await looksRight(brand, 'Terms of a brand')
    await step(
      'the brand edits the offer, which names the former terms until it chooses the new ones',
      async () => {
        await brand.opens(`/dashboard/offers/${offerId}/change`)
        await brand.page
          .locator('option')
          .filter({ hasText: 'Creator terms 2026, no longer on your list' })
          .waitFor({ state: 'attached' })
        await brand.page
          .locator('option')
          .filter({ hasText: 'Creator terms 2027' })
          .waitFor({ state: 'attached' })
        await brand.selects('Attached terms', /^Creator terms 2027/)
        await brand.fills(/^Your full name/, 'Rowan Moss')
        await brand.clicks('Send updated offer')
        await brand.isAt(`/dashboard/offers/${offerId}`)
      },
    )
    await step('the talent sees that the attached terms have changed', async () => {
      await talent.sees('What changed since version 1')
      await talent.sees(/^Creator terms 2027 \(PDF, SHA-256 [0-9a-f]{12}…\)$/)
    })
    await looksRight(talent, 'Changed attached terms')
    await step('the acceptance says that the attached terms are signed too', async () => {
      await talent.clicks('Accept version 2')
      const dialog = talent.page.getByRole('dialog')
      await talent.sees(/You also sign the terms that Moss and Clay has attached/, dialog)
      await talent.sees(/the attached terms do not apply/, dialog)
    })
    await looksRight(talent, 'Signing attached terms')
    await step('the talent signs, and finds the terms in the deal', async () => {
      const dialog = talent.page.getByRole('dialog')
      await talent.fills(/^Your full name/, 'Ines Hart', dialog)
      await talent.clicks('Accept version 2', dialog)
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
      await talent.sees(/^SHA-256: [0-9a-f]{64}$/)
    })
    await looksRight(talent, 'A deal with attached terms')
    await step('the deal sheet names them with their hash', async () => {
      await talent.clicks('Deal sheet')
      await talent.sees(/as a PDF file: Creator terms 2027\. The SHA-256 of the file is [0-9a-f]{64}\./)
    })
    await looksRight(talent, 'Deal sheet with attached terms')
    await step('the brand removes its terms, which no new offer can attach', async () => {
      await brand.opens('/dashboard/offers/terms')
      await brand.clicks('Remove Creator terms 2027')
      await brand.sees('Offers and deals that attach them keep them.')
      await brand.clicks('Remove terms', brand.page.getByRole('dialog'))
      await brand.sees('No terms yet')
    })
  }),
]
