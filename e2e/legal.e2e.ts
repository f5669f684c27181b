import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
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
          await visitor.sees(/^Version of/)
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
        await visitor.sees('Your message was not sent. Please check the fields.')
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
      await step(
        'a new version asks the brand before anything else, and Escape does not close it',
        async () => {
          await hasAcceptedEarlier(brand)
          await brand.opens('/dashboard')
          await brand.sees('Our terms have changed')
          await brand.page.keyboard.press('Escape')
          await brand.page.keyboard.press('Escape')
          await brand.sees('Our terms have changed')
        },
      )
      await looksRight(brand, 'New terms')
      await step('the brand accepts and goes on', async () => {
        await brand.clicks('Accept', brand.page.getByRole('dialog'))
        await brand.page.getByRole('dialog').waitFor({ state: 'hidden' })
      })
    },
  ),
]

async function linksTo({ page }: Person, name: string, path: string): Promise<void> {
  const found = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  if (found !== path) throw new Error(`“${name}” leads to ${found}.`)
}

/** Answers the profile as for a brand that has confirmed earlier versions only, because no page can sign up under those. */
async function hasAcceptedEarlier({ page }: Person): Promise<void> {
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.documentsToConfirm = (['terms_brands', 'privacy'] as const).map((document) => ({
      document,
      version: currentVersion(legalDocuments[document]),
      confirmedVersion: '2026-01-01',
    }))
    await route.fulfill({ response, json: body })
  })
}
