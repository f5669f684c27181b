import { operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import { legalDocumentKeys } from '@marquee/contract/legal/keys'
import { formatDate } from '@marquee/contract/rules/dates'
import { marketSettingSchemas } from '@marquee/contract/rules/market-settings'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Callout } from '#ui/Callout.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'

/** The legal documents with their versions, and what is missing before the market opens. */
export function LegalPagesView() {
  return (
    <Stack>
      <Callout tone="warning">
        <p>
          <strong>A lawyer has to confirm these texts before the market opens.</strong> They say what Marquee
          does today, in plain English. Change a text, its version and what has changed together in the code.
        </p>
      </Callout>
      <MissingCompany />
      <RowList label="Legal pages">
        {legalDocumentKeys.map((key) => {
          const { title, path, summary, ...document } = legalDocuments[key]
          const version = formatDate(currentVersion(legalDocuments[key]))
          return (
            <Row
              key={key}
              title={title}
              detail={`Version of ${version}. ${summary} ${confirmations[document.confirmation ?? 'none']}`}
              action={
                <OutsideLink size="small" href={path} label={`Open: ${title}`}>
                  Open
                </OutsideLink>
              }
            />
          )
        })}
      </RowList>
    </Stack>
  )
}

const confirmations = {
  accepted: 'Users accept it at the sign-up and after each new version.',
  read: 'Users confirm at the sign-up and after each new version that they have read it.',
  none: 'Nobody has to confirm it.',
} as const

/** Says which details of the company the pages cannot show, because they are not set. */
function MissingCompany() {
  const { data } = useCallQuery(['settings', 'operator'], operatorSettingCalls.operatorSettings, {})
  const stored = data?.settings.find(({ key }) => key === 'platform')?.value
  const company = marketSettingSchemas.platform.safeParse(stored)
  if (!company.success) return null
  const { address, companyNumber } = company.data
  const missing = [address === '' && 'address', companyNumber === '' && 'company number'].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <Callout tone="warning">
      <p>
        The {missing.join(' and the ')} of the company {missing.length === 1 ? 'is' : 'are'} not set. The
        pages show the company as it is set under Rules, “Company on documents”.
      </p>
    </Callout>
  )
}
