import { readFile } from 'node:fs/promises'
import { openFundedDeal } from './funded-deal.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'

export const prepare = addOperator

/** The payment with this card is disputed at once (Stripe, test cards). */
const DISPUTED_CARD = '4000000000000259'

export const scenarios = [
  scenario('a bank disputes the payment of a deal, and the operator sends the evidence', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Tin Harbour')
    const talent = await stage.person('Ola North', 390)
    const operator = await stage.person('Olive Hart')
    const dealId = await openFundedDeal(stage, { brand, talent }, DISPUTED_CARD)

    await step('the talent reads on a phone what Marquee sends to the bank', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Dispute at the bank')
      await talent.sees(/Nothing is paid out until the bank has decided/)
    })
    await looksRight(talent, 'A deal whose payment a bank disputes')
    await step('the talent downloads the evidence', async () => {
      await talent.clicks('More actions')
      const pack = JSON.parse(await downloaded(talent, 'Download evidence (JSON)'))
      if (pack.content.deal.id !== dealId) throw new Error(`The evidence is about ${pack.content.deal.id}`)
    })
    await step('the operator finds the dispute in the queue', async () => {
      await signInOperator(stage, operator)
      await operator.follows(/fraudulent/)
      await operator.sees('Evidence for the bank')
      await operator.sees(/It is sent automatically on/)
    })
    await looksRight(operator, 'A card payment disputed by a bank')
    await step('the operator downloads the evidence with a reason', async () => {
      await operator.fills('Reason for the download', 'Read before it goes to the bank')
      if (!(await downloaded(operator, 'Download PDF')).startsWith('%PDF'))
        throw new Error('The evidence is no PDF')
    })
    await step('the operator sends it with a note', async () => {
      await operator.fills('Note to the bank', 'The talent has started the work.')
      await operator.fills('Internal reason', 'The case is clear')
      await operator.clicks('Send now')
      await operator.clicks('Send evidence')
      await operator.sees('The evidence is on its way to the bank.')
      await operator.isAt(/^\/admin\/queue$/)
      await operator.sees('Nothing is waiting')
    })
    await looksRight(operator, 'Queue after the evidence was sent')
    await step('the operator reads the money of the market', async () => {
      await operator.follows(/^Money$/)
      await operator.sees('What we owe, GBP')
      await operator.sees('Withdrawn by banks until they decide')
    })
    await looksRight(operator, 'Balances of the market')
    await step('the operator finds the disputed payment and saves the list', async () => {
      await operator.follows(/Disputes at banks/)
      await operator.sees(/fraudulent, evidence until/)
      if (!(await downloaded(operator, 'Download as CSV')).includes('1200.00'))
        throw new Error('The file does not have the payment')
    })
    await looksRight(operator, 'Disputes at banks')
    await step('the operator reads the VAT', async () => {
      await operator.follows(/^VAT$/)
      await operator.sees('United Kingdom')
    })
    await looksRight(operator, 'VAT of the market')
  }),
]

/** Clicks a control and returns the content of the file that it saves. */
async function downloaded(person: Person, control: string): Promise<string> {
  const arriving = person.page.waitForEvent('download')
  await person.clicks(control)
  return readFile(await (await arriving).path(), 'latin1')
}
