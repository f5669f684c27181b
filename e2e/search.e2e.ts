import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('a brand finds a talent by words and filters, and reads why', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Willow Ware')
    const phone = await stage.person('Willow Phone', 390)
    const talents = [
      { name: 'Ada Fjord', headline: 'Ceramics by hand', city: 'Leeds', platform: 'tiktok' },
      { name: 'Ben Marsh', headline: 'Ceramics and glass', city: 'Hull', platform: 'youtube' },
    ]
    for (const { name, headline, city, platform } of talents)
      await step(`${name} can be found`, async () => {
        const talent = await stage.person(name, 768)
        await signUp(stage, talent, 'talent', `${name.toLowerCase().replace(' ', '.')}@example.com`)
        const socials = [{ platform, handle: 'made.by.hand', followers: 4_200 }]
        await ask(talent, '/user/update-profile', { headline, city, socials, isListed: true })
      })
    await step('a brand types words, of which one is misspelt', async () => {
      await signUp(stage, brand, 'brand', 'willow.ware@example.com')
      await brand.clicks('Find talent')
      await brand.fills('Search', 'ceramcis')
      await brand.sees('with similar words, because nothing matched exactly')
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
  }),
]
