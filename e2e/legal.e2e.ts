import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addOperator

const pages = [
  'Terms for brands',
  'Terms for talents and agents',
  'Privacy',
  'Cookies',
  'Complaints',
] as const

export const scenarios = [
  scenario(
    'legal pages are read, a message is answered, and terms are accepted by version',
    async (stage) => {
      const { step, looksRight } = stage
      const visitor = await stage.person('Wren Adair', 390)
      const brand = await stage.person('Fern Row')
      const operator = await stage.person('Olive Hart')
      for (const page of pages) {
        await step(`the footer leads to the page “${page}”`, async () => {
          await visitor.opens('/')
          await visitor.clicks(page, visitor.page.getByRole('navigation', { name: 'Legal' }))
          await visitor.sees(/^Last updated/)
        })
        await looksRight(visitor, page)
      }
      await step('a visitor reports content on the contact page', async () => {
        await visitor.clicks('Contact', visitor.page.getByRole('navigation', { name: 'Company' }))
        await visitor.isAt('/contact')
        await visitor.fills('Your name', 'Wren Adair')
        await visitor.fills('Subject', 'A copied picture')
        await visitor.fills('Message', 'A campaign shows a picture of mine.')
        visitor.expects(/status of 400/)
        await visitor.fills('Email', 'wren.adair')
        await visitor.clicks('Send message')
        await visitor.sees('Your message wasn’t sent. Please correct the marked fields.')
        await visitor.fills('Email', 'wren.adair@example.com')
        await visitor.clicks('Send message')
        await visitor.sees(/We have your message/)
        await stage.mail.receives('wren.adair@example.com', 'we have received your message')
      })
      await looksRight(visitor, 'Contact')
      await step('a brand signs up, with links to the terms and the privacy notice', async () => {
        await brand.opens('/signup/brand')
        await linksTo(brand, 'terms for brands', '/terms/brands')
        await linksTo(brand, 'privacy notice', '/privacy')
        await signUp(stage, brand, 'brand', 'fern.row@example.com')
      })
      await step('the operator reads and closes the message', async () => {
        await signInOperator(stage, operator)
        await operator.follows(/A copied picture/)
        await operator.sees('A campaign shows a picture of mine.')
      })
      await looksRight(operator, 'A contact message')
      await step('the operator closes the message', async () => {
        await operator.fills('Reason for postponing or closing', 'Answered by email')
        await operator.clicks('Close item')
        await operator.isAt('/admin/queue')
      })
      await step('the operator sees which versions the brand accepted', async () => {
        await operator.opens('/admin/users')
        await operator.follows(/Fern Row/)
        await operator.sees(/^Terms for brands, version of/)
        await operator.sees(/^Privacy notice, version of/)
      })
      await step('the settings list the legal pages and say that a lawyer has to confirm them', async () => {
        await operator.opens('/admin/settings?tab=legal')
        await operator.sees(/A lawyer has to confirm these texts/)
      })
      await looksRight(operator, 'Legal pages for operators')
      await step('a draft of the terms with another figure than the product is noticed', async () => {
        await operator.follows(/^Terms for brands/)
        await operator.clicks('Remove section 5')
        await operator.clicks('Save draft')
        await operator.sees(/^This text does not state some figures/)
        await operator.sees(/“72 hours to respond”/)
      })
      await looksRight(operator, 'Editor of a legal page')
      await step('the operator discards it and changes a heading instead', async () => {
        await operator.clicks('Discard draft')
        const dialog = operator.page.getByRole('dialog')
        await operator.fills('Internal reason', 'It lacks a section', dialog)
        await operator.clicks('Discard draft', dialog)
        await dialog.waitFor({ state: 'hidden' })
        await operator.clicks(/What Marquee is/)
        await operator.fills('Heading', 'What Marquee does')
        await operator.clicks('Save draft')
        await operator.sees(/^Draft saved by Olive Hart/)
      })
      await step('the operator publishes the terms with what has changed', async () => {
        await operator.clicks('Publish')
        const dialog = operator.page.getByRole('dialog')
        await operator.sees('Users are asked to accept it before they go on.', dialog)
        await operator.fills('What has changed', 'The first section has a clearer heading.', dialog)
        await operator.fills('Internal reason', 'A clearer heading', dialog)
        await looksRight(operator, 'Publishing a legal page')
        await operator.clicks('Publish', dialog)
        await operator.sees(/Visitors see version 1/)
      })
      await step('a visitor reads the new terms and what has changed', async () => {
        await visitor.opens('/terms/brands')
        await visitor.sees('The first section has a clearer heading.')
        await visitor.page.getByRole('heading', { name: 'What Marquee does' }).waitFor()
      })
      await step('the brand is asked before anything else, and Escape does not close it', async () => {
        await brand.opens('/dashboard')
        await brand.sees('Our terms have changed')
        await brand.sees('The first section has a clearer heading.')
        await brand.page.keyboard.press('Escape')
        await brand.page.keyboard.press('Escape')
        await brand.sees('Our terms have changed')
      })
      await looksRight(brand, 'New terms')
      await step('the brand accepts and goes on', async () => {
        await brand.clicks('Accept', brand.page.getByRole('dialog'))
        await brand.page.getByRole('dialog').waitFor({ state: 'hidden' })
        await brand.opens('/dashboard')
        await brand.sees('Fern Row')
        if (await brand.page.getByRole('dialog').isVisible()) throw new Error('The brand is asked again.')
      })
    },
  ),
]

async function linksTo({ page }: Person, name: string, path: string): Promise<void> {
  const found = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  if (found !== path) throw new Error(`“${name}” leads to ${found}.`)
}
