import { openCampaignDeal } from './campaign-deal.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a campaign is reported, shared, duplicated and kept as a template', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Moss Mills')
    const talent = await stage.person('Nia Finch', 390)
    const guest = await stage.person('Guest', 390)
    const work = await makeWork(stage.browser)
    const { campaignId, dealId } = await openCampaignDeal(stage, { brand, talent })

    await step('the talent submits the work, the brand approves it, and it is posted', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.page.getByLabel(/^Drag files here/).setInputFiles([work.picture])
      await talent.sees(/uploaded/)
      await talent.clicks('Submit for review')
      await talent.sees(/not opened yet|opened by the brand/)
      const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
      const deliverableId = deliverables[0]?.id
      await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      const postUrl = 'https://instagram.com/p/wool'
      const caption = '#ad Wool for the first frost'
      await ask(talent, '/talent/markDeliverableAsComplete', { deliverableId, postUrl, caption })
    })
    await step('the talent enters what the post brought, with a screenshot', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.clicks(/^Enter results/)
      const dialog = talent.page.getByRole('dialog')
      await talent.fills('Reach', '8000', dialog)
      await talent.fills('Engagements', '400', dialog)
      await dialog.getByLabel(/^Add a screenshot/).setInputFiles([work.second])
      await talent.sees(/uploaded/, dialog)
    })
    await looksRight(talent, 'Results of a post')
    await step('they are on the deal', async () => {
      await talent.clicks('Save results', talent.page.getByRole('dialog'))
      await talent.sees('8,000 reached · 400 engagements · Self-declared, with screenshot')
    })
    await looksRight(talent, 'Deal with results')
    await step('the brand reads the report', async () => {
      await brand.opens(`/dashboard/campaigns/${campaignId}?tab=report`)
      await brand.sees('Cost per 1,000 reached')
      await brand.sees('£150')
    })
    await looksRight(brand, 'Report of a campaign')
    await step('its PDF, its table and the ad labels are files', async () => {
      for (const name of [/^PDF/, /^Download as CSV/, /^Ad labels as CSV/]) {
        const saved = brand.page.waitForEvent('download')
        await brand.clicks(name)
        const file = (await saved).suggestedFilename()
        if (!/report|disclosure/.test(file)) throw new Error(`The file is called ${file}.`)
      }
    })
    let url = ''
    await step('the brand shares it without the spend', async () => {
      await brand.clicks('Share report')
      await brand.sees('Show spend and costs')
    })
    await looksRight(brand, 'Share a report')
    await step('the link is shown once', async () => {
      const dialog = brand.page.getByRole('dialog')
      await brand.clicks('Create link', dialog)
      await brand.sees(/Copy this link now/, dialog)
      url = (await dialog.getByText(/\/results\//).textContent()) ?? ''
    })
    await step('a guest reads the report without an account', async () => {
      await guest.opens(url)
      await guest.sees('Winter wool')
      await guest.sees('8,000')
      if (await guest.page.getByText('£').count()) throw new Error('A shared report shows an amount.')
    })
    await looksRight(guest, 'Shared report')
    await step('the brand ends the link', async () => {
      await brand.clicks(/^End link/, brand.page.getByRole('dialog'))
      await brand.sees('The link no longer works.')
      guest.expects(/status of 410/)
      await guest.opens(url)
      await guest.sees('This link has expired')
    })
    await looksRight(guest, 'Shared report that has ended')
    await step('the brand saves the campaign as a template in the list', async () => {
      await brand.opens('/dashboard/campaigns')
      await brand.clicks('Actions for Winter wool')
    })
    await looksRight(brand, 'Menu of a campaign in the list')
    await step('the template has a name', async () => {
      await brand.clicks(/^Save as template/)
      await brand.fills('Template name', 'Wool in winter', brand.page.getByRole('dialog'))
      await brand.clicks('Save template', brand.page.getByRole('dialog'))
      await brand.sees('Template saved.')
    })
    await step('the brand duplicates the campaign with two clicks', async () => {
      await brand.clicks('Actions for Winter wool')
      await brand.clicks('Duplicate')
      await brand.isAt(/campaigns\/.+\/edit/)
      await brand.sees('Winter wool (copy)')
    })
    await step('the brand starts from the template with two clicks', async () => {
      await brand.opens('/dashboard/campaigns')
      await brand.clicks('New campaign')
      await brand.sees('Wool in winter')
    })
    await looksRight(brand, 'New campaign with templates')
    await step('a draft opens', async () => {
      await brand.clicks('Start from “Wool in winter”')
      await brand.isAt(/campaigns\/.+\/edit/)
    })
    await step('the talent subscribes to the due dates in their settings', async () => {
      await talent.opens('/dashboard/talent/settings#calendar-feed')
      await talent.clicks('Create address')
      await talent.sees(/Copy this address now/)
      const address = (await talent.page.getByText(/\/calendar\/.+\.ics/).textContent()) ?? ''
      const reply = await talent.page.request.get(address)
      const text = await reply.text()
      if (!text.startsWith('BEGIN:V') || /Moss|Nia|£/.test(text))
        throw new Error(`The feed answered ${reply.status()}: ${text.slice(0, 400)}`)
    })
    await looksRight(talent, 'Address of due dates')
  }),
]
