import type { Stage } from './harness/scenario.ts'
import type { People } from './roster-steps.ts'

const head = 'name,city,instagram,instagram_followers,commission_percent'
const table = [head, 'Ada Brook,Leeds,@ada,1200,15', ',Hull,@nobody,many,15', 'Ivo Lind,York,@ivo,900,80']
const corrected = [head, 'Ada Brook,Leeds,@ada,1200,15', 'Ivo Lind,York,@ivo,900,20']

/** Imports a table: errors are listed row by row, and the corrected table is imported once. */
export async function importTable({ step, looksRight }: Stage, { agent }: People): Promise<void> {
  await step('the agent pastes a table and sees its errors', async () => {
    await agent.clicks('Roster')
    await agent.clicks('Import')
    await agent.fills('Or paste it', table.join('\n'))
    await agent.clicks('Preview import')
    await agent.sees('Errors by row')
    await agent.sees('Row 3')
  })
  await looksRight(agent, 'Import with errors')
  await step('the agent corrects the table and previews it again', async () => {
    await agent.fills('Or paste it', corrected.join('\n'))
    await agent.clicks('Preview import')
    await agent.sees('2 new, 0 changed, 0 unchanged')
  })
  await looksRight(agent, 'Import without errors')
  await step('both talents are on the roster', async () => {
    await agent.clicks('Import 2 rows')
    await agent.isAt('/dashboard/talent-agent/roster')
    await agent.sees('Ada Brook')
    await agent.sees('Ivo Lind')
  })
}

/** The owner invites a colleague for one talent. */
export async function inviteColleague(
  { step, looksRight }: Stage,
  { agent, managed }: People,
): Promise<void> {
  await step('the owner describes the agency', async () => {
    await agent.clicks('Agency')
    await agent.sees('Talents see this with your terms, and brands on your shared links.')
  })
  await looksRight(agent, 'Agency')
  await step('the owner invites a colleague for one talent', async () => {
    await agent.clicks('Team')
    await agent.clicks('Invite a colleague')
    const dialog = agent.page.getByRole('dialog')
    await agent.fills('Name', 'Kofi Mensah', dialog)
    await agent.fills('Email', 'kofi@example.com', dialog)
    await agent.selects('Talents they’re responsible for', managed, dialog)
    // The list stays open for more names until the focus moves on.
    await agent.page.keyboard.press('Tab')
  })
  await looksRight(agent, 'Invite a colleague')
  await step('the colleague is on the team as invited', async () => {
    await agent.clicks('Send invitation', agent.page.getByRole('dialog'))
    await agent.sees('Kofi Mensah')
    await agent.sees(`kofi@example.com · responsible for ${managed}`)
  })
  await looksRight(agent, 'Team')
}

/**
 * The invited colleague reads the invitation, chooses a password and sees the one talent they are responsible
 * for.
 */
export async function joinTeam(stage: Stage, { talent, managed }: People, password: string): Promise<void> {
  const { step, looksRight } = stage
  const colleague = await stage.person('Kofi Mensah')
  await step('the colleague follows the link in the email', async () => {
    await colleague.opens(await stage.mail.linkFor('kofi@example.com', '/invitation#'))
    await colleague.page.getByLabel('Password').first().waitFor()
  })
  await looksRight(colleague, 'Team invitation')
  await step('the colleague chooses a password and is signed in', async () => {
    await colleague.fills('Password', password)
    await colleague.checks(/^I accept the terms/)
    await colleague.checks('I am 18 or older')
    await colleague.clicks(/^(Join team|Claim my profile)/)
    await colleague.isAt('/dashboard/talent-agent')
  })
  await step('the colleague sees the one talent they are responsible for', async () => {
    await colleague.clicks('Roster')
    await colleague.sees(managed)
    if ((await colleague.page.getByText(talent.name).count()) > 0)
      throw new Error('A colleague sees a talent they are not responsible for.')
  })
  await looksRight(colleague, 'Roster of a colleague')
}

/** Shares the roster with brands, who need no account. */
export async function shareRoster(stage: Stage, { agent, managed, talent }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('the agent shares the roster', async () => {
    await agent.opens('/dashboard/talent-agent/roster/shares')
    await agent.clicks('Share roster')
    await agent.fills('Title', 'Faces for winter', agent.page.getByRole('dialog'))
    await agent.checks('Show rates')
  })
  await looksRight(agent, 'Share a roster')
  let page = ''
  await step('the link is active', async () => {
    await agent.clicks('Create link', agent.page.getByRole('dialog'))
    page = (await agent.page.getByRole('link', { name: /View page/ }).getAttribute('href')) ?? ''
    await agent.clicks('Done', agent.page.getByRole('dialog'))
    await agent.sees('Faces for winter', agent.page.getByRole('list', { name: 'Active links' }))
  })
  await looksRight(agent, 'Shared links')
  const visitor = await stage.person('Visitor')
  await step('a visitor with the link sees the talents', async () => {
    await visitor.opens(new URL(page).pathname)
    await visitor.sees('Faces for winter')
    await visitor.sees(managed)
    await visitor.sees(talent.name)
  })
  await looksRight(visitor, 'A shared roster')
  await step('the agent closes the link, and it no longer works', async () => {
    await agent.clicks('Close Faces for winter')
    await agent.clicks('Close link', agent.page.getByRole('dialog'))
    await agent.sees('No active links')
    visitor.expects(/status of 410/)
    await visitor.page.reload()
    await visitor.sees('This link has expired')
  })
  await looksRight(visitor, 'An expired roster link')
}
