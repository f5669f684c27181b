import { aBrief } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addOperator

const handle = { platform: 'instagram', handle: '@iris.makes', followers: 12_400 }

/** Opens what was verified, with the keyboard. */
async function opensBadge({ page }: Person): Promise<void> {
  const badge = page
    .locator('summary')
    .filter({ hasText: / verified$/ })
    .first()
  await badge.focus()
  await badge.press('Enter')
}

export const scenarios = [
  scenario(
    'a social account and a new brand are verified, and the waiting campaign goes live',
    async (stage) => {
      const { step, looksRight } = stage
      const talent = await stage.person('Iris Vale', 390)
      const brand = await stage.person('Copper Row', 768)
      const operator = await stage.person('Olive Hart')
      let talentId = ''
      let campaignId = ''
      let code = ''
      await step('a talent signs up with a social account', async () => {
        await signUp(stage, talent, 'talent', 'iris.vale@example.com')
        const profile = { isListed: true, headline: 'Ceramics and glass', socials: [handle] }
        talentId = (await ask(talent, '/user/update-profile', profile)).talent.id
      })
      await step('the talent gets a code for the bio', async () => {
        await talent.opens('/dashboard/talent/profile')
        await talent.clicks('Get code for @iris.makes on Instagram')
        await talent.sees('Place this code in the bio of @iris.makes on Instagram, then say so here:')
        code = (await talent.page.locator('code').textContent()) ?? ''
      })
      await looksRight(talent, 'A code for the bio on a phone')
      await step('the talent says that the code is in the bio', async () => {
        await talent.clicks('The code is in the bio')
        await talent.sees(/Leave .* in the bio until it is checked/)
      })

      await step('the operator verifies new brands by hand', async () => {
        await signInOperator(stage, operator)
        await operator.opens('/admin/settings')
        await operator.clicks('Change Verification of new brands')
        const dialog = operator.page.getByRole('dialog')
        await operator.selects('Verification of new brands', 'By an operator', dialog)
        await operator.fills('Internal reason', 'Brands are checked from today', dialog)
        await operator.clicks('Change now', dialog)
        await operator.sees('Verification of new brands: By an operator')
      })
      await step('the operator opens the item of the social account', async () => {
        await operator.opens('/admin/queue?kind=handle_verification')
        await operator.follows(/@iris.makes/)
        await operator.sees(code)
      })
      await looksRight(operator, 'A social account to verify')
      await step('the operator confirms the social account', async () => {
        await operator.page
          .getByRole('textbox', { name: /^Reason/ })
          .first()
          .fill('The code is in the bio')
        await operator.clicks('Confirm account')
        await stage.mail.receives('iris.vale@example.com', 'One of your social accounts is verified')
      })

      await step('a new brand signs up', () => signUp(stage, brand, 'brand', 'copper.row@example.com'))
      await subscribe(stage, brand)
      await step('its first campaign waits for the verification, and says so', async () => {
        const company = { website: 'https://copper-row.example', companyNumber: '01234567' }
        await ask(brand, '/user/update-profile', company)
        campaignId = (await ask(brand, '/campaign/add', aBrief({ title: 'Spring glaze' }))).id
        await brand.opens(`/dashboard/campaigns/${campaignId}`)
        await brand.sees(/We’re checking your company before your first campaign reaches talents/)
        await brand.sees(/Still missing in your company details: email address of the company\. /)
      })
      await looksRight(brand, 'A campaign that waits for the verification')
      await step('the company profile shows what is given and what is missing', async () => {
        await brand.clicks('View verification')
        await brand.isAt(/^\/dashboard\/profile/)
        await brand.sees('Company number: given')
        await brand.sees('Email address of the company: missing')
      })
      await looksRight(brand, 'The verification on a company profile')
      await step('the operator names the sources', async () => {
        await operator.opens('/admin/queue?kind=brand_verification')
        await operator.follows(/Copper Row/)
        await operator.sees('Spring glaze')
        await operator.fills('Source of the website', 'Website opened, names the company')
        await operator.page
          .getByRole('textbox', { name: /^Reason/ })
          .first()
          .fill('Number and website looked up')
      })
      await looksRight(operator, 'A brand to verify')
      await step('the brand is verified, and its campaign goes live', async () => {
        await operator.clicks('Verify brand')
        await stage.mail.receives('copper.row@example.com', 'Copper Row is verified')
        await brand.opens(`/dashboard/campaigns/${campaignId}`)
        await brand.sees('Live')
      })
      await step('the company profile says before saving what a change ends', async () => {
        await brand.opens('/dashboard/profile')
        await brand.sees('Companies House register', brand.page)
        await brand.fills('Company number', '07654321')
        await brand.sees(/Your company number is verified. Saving this change ends that/)
        await brand.fills('Company number', '01234567')
      })
      await looksRight(brand, 'A verified company')

      await step('the talent reads on a phone what was verified about the brand', async () => {
        await talent.opens(`/dashboard/talent/discover/${campaignId}`)
        await opensBadge(talent)
        await talent.sees(/Companies House register/)
      })
      await looksRight(talent, 'A verified brand on a phone')
      await step('the talent opens the page of the brand, by keyboard', async () => {
        const about = 'We throw and glaze every cup by hand.'
        await ask(brand, '/user/update-profile', { about, city: 'Stoke' })
        await talent.page.reload()
        await talent.sees(about)
        await talent.page.getByRole('link', { name: 'See the brand’s page' }).focus()
        await talent.page.keyboard.press('Enter')
        await talent.isAt(/^\/dashboard\/talent\/brands\//)
        await talent.sees('Stoke, United Kingdom')
        await talent.sees(about)
        await talent.page.getByRole('link', { name: 'copper-row.example' }).waitFor()
        await opensBadge(talent)
        await talent.sees(/Companies House register/)
        await talent.sees('Copper Row has no reviews yet.')
      })
      await looksRight(talent, 'The page of a brand on a phone')
      await step('an open campaign on it leads back', async () => {
        await talent.follows(/Spring glaze/)
        await talent.isAt(`/dashboard/talent/discover/${campaignId}`)
      })
      await step('once no campaign is open, the page says so', async () => {
        await ask(brand, '/campaign/updateStatus', { campaignId, event: 'pause' })
        await talent.page.goBack()
        await talent.page.reload()
        await talent.sees('No open campaigns now.')
      })
      await step('the brand reads what was verified about the talent', async () => {
        await brand.opens(`/dashboard/find-talent/${talentId}`)
        await opensBadge(brand)
        await brand.sees('Social account: @iris.makes on Instagram')
      })
      await looksRight(brand, 'A verified talent')
    },
  ),
]
