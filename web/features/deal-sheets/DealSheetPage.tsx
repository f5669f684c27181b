import type { SignedTerms } from '@marquee/contract/calls/deal-sheets'
import { formatDate } from '@marquee/contract/rules/dates'
import { IN_ADVANCE, signerText, signingText } from '@marquee/contract/rules/signature-text'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import classes from './DealSheetPage.module.css'
import { useDealSheet, useDealSheetDownload } from './deal-sheets.queries.ts'

interface DealSheetPageProps {
  side: Viewer
  dealId: string
  /** The page of the deal. */
  back: string
}

/** The terms of a deal in plain sentences, with its signatures, and the same as a PDF. */
export function DealSheetPage({ side, dealId, back }: DealSheetPageProps) {
  const query = useDealSheet(side, dealId)
  const download = useDealSheetDownload(side, dealId)
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {({ sheet, hash }) => (
        <>
          <PageHeader
            back={{ label: 'Deal', to: back }}
            title="Deal sheet"
            lead={
              <span>
                {sheet.brand} and {sheet.talent}: {sheet.title}. Terms as of {formatDate(sheet.asOf)}.
              </span>
            }
            actions={
              <>
                <Button onClick={() => download.mutate('json')}>Download JSON</Button>
                <Button kind="primary" busy={download.isPending} onClick={() => download.mutate('pdf')}>
                  Download PDF
                </Button>
              </>
            }
          />
          <Columns
            main={sheet.sections.map(({ title, lines }) => (
              <Card key={title} title={title}>
                {lines.map((line) => (
                  <p key={line} className={classes.line}>
                    {line}
                  </p>
                ))}
              </Card>
            ))}
            side={
              <>
                {sheet.signed.map((signed) => (
                  <Signatures key={signed.title} signed={signed} talent={sheet.talent} />
                ))}
                <Card title="How to check this sheet">
                  <p className={classes.line}>
                    Each hash changes when a single letter of the terms does. The PDF and the JSON file hold
                    the exact text that both sides signed, so anyone can check them without Marquee.
                  </p>
                  <p className={classes.hash}>SHA-256 of this sheet: {hash}</p>
                </Card>
              </>
            }
          />
        </>
      )}
    </Loaded>
  )
}

/** Who signed a version of the offer, or a change, and the hash of what was signed. */
function Signatures({ signed, talent }: { signed: SignedTerms; talent: string }) {
  const { title, termsHash, signatures, isAgreedInAdvance } = signed
  return (
    <Card title={`Signed: ${title}`}>
      {signatures.length === 0 ? (
        <p className={classes.line}>Not signed: it was agreed before there were signatures.</p>
      ) : (
        <>
          {signatures.map((signature) => (
            <p key={signature.side} className={classes.line}>
              <strong>{signerText(signature)}</strong>
              <br />
              {signingText(signature)}
            </p>
          ))}
          {isAgreedInAdvance && (
            <p className={classes.line}>
              <strong>{talent}</strong>
              <br />
              {IN_ADVANCE}
            </p>
          )}
          <p className={classes.hash}>SHA-256 of the signed terms: {termsHash}</p>
        </>
      )}
    </Card>
  )
}
