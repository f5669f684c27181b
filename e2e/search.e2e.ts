import { aBrief, aPostSpec } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { countKeys, secondsOf } from './harness/effort.ts'
import { pressesByKey, typesByKey } from './harness/keys.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('a brand finds a talent by words and filters, and reads why', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Willow Ware')
    const phone = await stage.person('Willow Phone', 390)
    const talents = [
      { name: 'Ada Fjord', headline: 'Ceramics by hand', city: 'Leeds', platform: 'tiktok' },
      { name: 'Ben Marsh', headline: 'Ceramics and glass', city: 'Hull', platform: 'youtube' },
      { name: 'Cleo Tarn', headline: 'Clay from the river', city: 'Bath', platform: 'instagram' },
      { name: 'Dov Pike', headline: 'Kilns at night', city: 'Bath', platform: 'instagram' },
      { name: 'Esme Gorse', headline: 'Slow pots', city: 'Bath', platform: 'instagram' },
    ]
    const guest = await stage.person('Ada Fjord', 390)
    for (const { name, headline, city, platform } of talents)
      await step(`${name} can be found`, async () => {
        const talent = name === guest.name ? guest : await stage.person(name, 768)
        await signUp(stage, talent, 'talent', `${name.toLowerCase().replace(' ', '.')}@example.com`)
        const socials = [{ platform, handle: 'made.by.hand', followers: 4_200 }]
        await ask(talent, '/user/update-profile', {
          headline,
          city,
          socials,
          isListed: true,
          languages: ['Welsh'],
        })
      })
    await step('a brand types words, of which one is misspelt', async () => {
      await signUp(stage, brand, 'brand', 'willow.ware@example.com')
      await brand.clicks('Find talent')
      await brand.fills('Search', 'ceramcis')
      await brand.sees(/^No exact match\. .* with similar words:$/)
      await brand.sees('Ben Marsh')
    })
    await step('the right spelling finds both, and each says why', async () => {
      await brand.fills('Search', 'ceramics')
      await brand.sees('2 talents')
      await brand.sees('Headline: “Ceramics by hand”')
    })
    await looksRight(brand, 'Talents found by words')
    await step('a filter leaves one, and the address keeps the search', async () => {
      await brand.selects('Network', 'TikTok (1)')
      await brand.sees('1 talent')
      await brand.sees('4,200 followers on TikTok')
      await brand.page.reload()
      await brand.sees('Ada Fjord')
      if ((await brand.page.getByRole('link', { name: 'Ben Marsh' }).count()) > 0)
        throw new Error('A talent without the network is shown')
    })
    await step('on a phone the filters are a sheet', async () => {
      await signUp(stage, phone, 'brand', 'willow.phone@example.com')
      await phone.opens('/dashboard/find-talent?q=ceramics')
      await phone.clicks('Filters')
    })
    await looksRight(phone, 'Filters of a search on a phone')
    await step('the sheet shows how many a filter leaves', async () => {
      await phone.selects('City', 'Hull (1)', phone.page.getByRole('dialog'))
      await phone.clicks('Show 1 talent')
      await phone.sees('Based in Hull')
    })
    await subscribe(stage, brand)
    await step('the brand has a campaign and finds five talents', async () => {
      await ask(brand, '/campaign/add', aBrief({ title: 'Cups for winter', publish: true }))
      await brand.opens('/dashboard/find-talent?q=welsh')
      await brand.sees('5 talents')
    })
    await step('a table compares them, and a key selects and unselects there', async () => {
      await brand.selects('View', 'Table')
      await brand.sees('Starting price')
      await brand.page.reload()
      await brand.sees('Starting price')
      await brand.page.keyboard.press('j')
      await brand.page.keyboard.press('x')
      await brand.sees('1 selected')
    })
    await looksRight(brand, 'Talents in a table')
    // From here to the sent invitation there is no mouse: only keys, and the focus where they put it.
    await step('with keys alone, from the open page: the slash leads to the words', async () => {
      await brand.opens('/dashboard/find-talent')
      await brand.sees('talents')
      await countKeys(brand.page)
      await brand.page.keyboard.press('/')
      await brand.page.keyboard.type('welsh')
      await brand.sees('5 talents')
      // Only the talents of the words have this reason: the list has followed the count.
      await brand.sees('Speaks Welsh')
    })
    await step('the arrow leads to the results, and J and X select all five', async () => {
      const { keyboard } = brand.page
      await keyboard.press('ArrowDown')
      for (const index of talents.keys()) {
        await keyboard.press('x')
        await brand.sees(`${index + 1} selected`)
        await keyboard.press('j')
      }
    })
    await looksRight(brand, 'Five selected talents')
    await step('I opens the invitation, whose note is typed', async () => {
      await brand.page.keyboard.press('i')
      await brand.page.getByRole('dialog').getByLabel('Campaign').waitFor()
      await typesByKey(brand, /^Note to each of them/, 'Your hands know clay.')
    })
    await looksRight(brand, 'Invitation of five talents')
    await step('all are invited', async () => {
      await pressesByKey(brand, /^Send 5 invitations/)
      await brand.sees('5 talents invited to Cups for winter.')
    })
    await step('that takes a person less than two minutes', async () => {
      const [cards = ''] = await brand.page.getByRole('list', { name: 'Talents found' }).allInnerTexts()
      // Whom to select, and the words, the campaign, the note and to send it.
      const decisions = talents.length + 4
      const seconds = await secondsOf(brand.page, { decisions, words: cards.split(/\s+/).length })
      if (!(seconds < 120)) throw new Error(`It takes ${Math.round(seconds)} s`)
      console.log(`five invitations by keys: ${Math.round(seconds)} s`)
    })
    await step('a second time nobody is', async () => {
      await brand.page.getByLabel('Select Ada Fjord').check()
      await brand.sees('Invited to Cups for winter')
      await brand.clicks('Invite to a campaign')
      await brand.sees('Already invited: Ada Fjord.')
      await brand.page.getByRole('button', { name: 'Send invitation', disabled: true }).waitFor()
    })
    await looksRight(brand, 'Who is invited already')
    await step('a row of the table leads to the talent, also beside the link to a campaign', async () => {
      await brand.opens('/dashboard/find-talent?view=table&q=Ada Fjord')
      const row = brand.page.getByRole('row', { name: /Ada Fjord/ })
      await row.getByRole('link', { name: 'Invited to Cups for winter' }).waitFor()
      // The link of the row covers its cells.
      await row.getByRole('cell').nth(2).click({ force: true })
      await brand.isAt(/find-talent\/.+/)
      await brand.sees('Invited to Cups for winter')
    })
    await step('a talent reads the note with the campaign', async () => {
      await guest.opens('/dashboard/talent')
      await guest.sees('Cups for winter')
      await guest.clicks('View campaign: Willow Ware invites you')
      await guest.sees('Your hands know clay.')
    })
    await looksRight(guest, 'An invitation with its note')
    await step(
      'a second campaign suggests who fits its brief, with reasons, and the brand invites from there',
      async () => {
        const reels = aBrief({ title: 'Reels for spring', deliverables: [aPostSpec()], publish: true })
        const campaign = await ask(brand, '/campaign/add', reels)
        await brand.opens(`/dashboard/campaigns/${campaign.id}?tab=suggested`)
        await brand.sees('Cleo Tarn')
        await brand.sees('4,200 followers on Instagram')
        if ((await brand.page.getByRole('link', { name: 'Ben Marsh' }).count()) > 0)
          throw new Error('A talent without the network is suggested')
        await brand.page.getByLabel('Select Cleo Tarn').check()
      },
    )
    await looksRight(brand, 'Suggested talents of a campaign')
    await step('who was invited is suggested no longer', async () => {
      await brand.clicks('Invite to a campaign')
      await brand.clicks('Send invitation')
      await brand.sees('1 talent invited to Reels for spring.')
      await brand.page.getByRole('link', { name: 'Cleo Tarn' }).waitFor({ state: 'detached' })
      await brand.sees('Dov Pike')
    })
    await step('the campaign stays chosen while the brand looks for more talents', async () => {
      await brand.follows(/^Invite talents$/)
      await brand.page.waitForURL(/find-talent\?campaign=/)
      await brand.sees('Inviting to')
      await brand.page.getByLabel('Select Dov Pike').check()
      await brand.clicks('Invite to a campaign')
      const dialog = brand.page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send invitation', disabled: false }).waitFor()
      await brand.clicks('Cancel', dialog)
      await brand.clicks('Stop inviting to Reels for spring')
      await brand.isAt('/dashboard/find-talent')
    })
    const finder = await stage.person('Fay Rill', 390)
    await step('a talent finds the campaigns that fit on Discover', async () => {
      await signUp(stage, finder, 'talent', 'fay.rill@example.com')
      const socials = [{ platform: 'instagram', handle: 'fay.rill', followers: 950 }]
      await ask(finder, '/user/update-profile', { socials })
      await finder.opens('/dashboard/talent/discover')
      await finder.sees('Campaigns that fit you')
      await finder.sees('950 followers on Instagram')
      await looksRight(finder, 'Campaigns that fit a talent')
    })
    const isGone = (title: string) =>
      finder.page.getByRole('link', { name: title }).waitFor({ state: 'detached' })
    await step('the talent finds a campaign by a word', async () => {
      await ask(
        brand,
        '/campaign/add',
        aBrief({ title: 'Bowls for autumn', feeMin: 300_000, feeMax: 300_000, publish: true }),
      )
      await finder.fills('Search', 'cups')
      await finder.sees('Cups for winter')
      await finder.fills('Search', 'bowls')
      await finder.sees('Bowls for autumn')
      await isGone('Cups for winter')
      await finder.fills('Search', '')
      await finder.sees('Cups for winter')
    })
    await step('a least fee leaves one campaign, and the address keeps the search', async () => {
      await finder.clicks('Filters')
      await finder.fills('Fee from', '2000')
      await finder.clicks('Show campaigns')
      await isGone('Cups for winter')
      await finder.page.reload()
      await finder.sees('Bowls for autumn')
      await isGone('Cups for winter')
    })
    await looksRight(finder, 'Campaigns of at least a fee on a phone')
  }),
]
