import { operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { formatDate } from '@marquee/contract/rules/dates'
import { marketSettingSchemas } from '@marquee/contract/rules/market-settings'
import { operatorPaths } from '#lib/paths.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { useLegalDocuments } from '#lib/use-legal-documents.ts'
import { Callout } from '#ui/Callout.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'

/** The legal documents with their versions, and what is missing before the market opens. */
export function LegalPagesView() {
  const query = useLegalDocuments()
  return (
    <Stack>
      <Callout tone="warning">
        <p>
          <strong>A lawyer has to confirm these texts before the market opens.</strong> They say what Marquee
          does today, in plain English. You edit and publish them like other pages, and say with each version
          what has changed.
        </p>
      </Callout>
      <MissingCompany />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ items }) => (
          <RowList label="Legal pages">
            {items.map(({ document, title, path, versions: [current] }) => (
              <Row
                key={document}
                to={operatorPaths.contentPage(document)}
                title={title}
                detail={confirmations[legalDocuments[document].confirmation ?? 'none']}
                time={path}
                {...(current && { state: <Status tone="quiet">{formatDate(current.version)}</Status> })}
              />
            ))}
          </RowList>
        )}
      </Loaded>
    </Stack>
  )
}

const confirmations = {
  accepted: 'Users accept it at the sign-up and after each version that is not minor.',
  read: 'Users confirm that they have read it, at the sign-up and after each version that is not minor.',
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
