import { refreshMarketFigures } from '../src/modules/figures/refresh-market-figures.ts'
import { refreshReplyHours } from '../src/modules/figures/refresh-reply-hours.ts'
import { hasAccounts } from '../src/modules/identity/identity.store.ts'
import { deleteSetting, hasSetting, saveSetting } from '../src/modules/settings/settings.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { runDueTimers } from '../src/platform/timers/timers.ts'
import { daysAgo } from './act-as.ts'
import { seedAgency, seedAgentAccount } from './agency.ts'
import { bookings } from './bookings.ts'
import { demoCampaigns } from './campaigns.ts'
import { seedConversations } from './conversations.ts'
import { seedBounces, seedNotifications } from './notifications.ts'
import { seedOperatorWork } from './operator-work.ts'
import { pageFigures } from './page-figures.ts'
import { seedArrivals } from './payments.ts'
import { seedPeople, seedPlans } from './people.ts'
import { drawAhead, forgetPictures } from './pictures.ts'
import { bookingCourse } from './seed-booking.ts'
import { campaignCourse } from './seed-campaign.ts'
import { demoTalents } from './talents.ts'
import { Timeline } from './timeline.ts'
import { seedVerified } from './verified.ts'

/** The operator named on the demo's invoices; clearly fictional. */
const demoPlatform = {
  name: 'Marquee Demo Ltd',
  address: '1 Example Street\nLondon EX1 1MP\nUnited Kingdom',
  vatNumber: 'GB000000000',
  companyNumber: '00000000',
}

/** The setting that exists while the demo is being seeded. */
const FILLING = 'demoFilling'

/**
 * Seeds an empty database with the demo: companies, talents, campaigns in every state, deals in every stage.
 * It runs the product's own handlers with a shifted clock, before the server listens. Does nothing when
 * accounts exist; returns whether the demo is complete or an earlier start was interrupted while seeding.
 */
export async function seedMarket(): Promise<'whole' | 'cut off'> {
  if (await hasAccounts()) return (await hasSetting(FILLING)) ? 'cut off' : 'whole'
  await inTransaction(systemActor, async () => {
    await saveSetting(FILLING, true)
    await saveSetting('platform', demoPlatform)
  })
  daysAgo(61)
  const people = await seedPeople()
  const { brands } = people
  const agency = await seedAgency(people.talents)
  const talents = [...people.talents, ...agency.talents]
  await seedVerified(brands, [...people.talents.slice(0, 6), ...agency.talents.slice(0, 2)])
  drawAhead(demoCampaigns.map(({ picture: [motif, variant] }) => ({ motif, variant })))
  const timeline = new Timeline()
  for (const [index, campaign] of demoCampaigns.entries())
    await timeline.start(campaignCourse(timeline, campaign, index, brands.get(campaign.brand) ?? '', talents))
  for (const [n, booking] of bookings.entries()) {
    const position = demoTalents.findIndex(({ displayName }) => displayName === booking.talent)
    const talent = demoTalents[position]
    const figures = pageFigures[booking.talent]
    if (!talent || !figures)
      throw new Error(`The demo has a booking of ${booking.talent}, who has no public page.`)
    const ids = { brandId: brands.get(booking.brand) ?? '', talentId: talents[position] ?? '' }
    await timeline.start(bookingCourse(booking, { ...ids, talent, figures, n }))
  }
  await timeline.run()
  await seedPlans(brands)
  await runDueTimers()
  await seedArrivals([...talents, agency.id])
  await seedAgentAccount(agency, people.talents)
  await seedNotifications()
  await seedConversations()
  await seedOperatorWork(brands, people.talents)
  await seedBounces(people.talents.slice(30, 33))
  forgetPictures()
  // The first visitor sees them; the hourly task runs only after the start.
  await refreshReplyHours()
  await refreshMarketFigures()
  await inTransaction(systemActor, () => deleteSetting(FILLING))
  return 'whole'
}
