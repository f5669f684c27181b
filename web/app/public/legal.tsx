import { settingsCalls } from '@marquee/contract/calls/settings'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { type LegalDocumentKey, legalDocumentKeys } from '@marquee/contract/legal/keys'
import { legalTexts } from '@marquee/contract/legal/texts/index'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import { LegalPage } from '#features/legal/LegalPage.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'

/** Loads who runs the market, and which document the path names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const settings = await context.get(hostContext).call(settingsCalls.marketSettings, {})
  return { document: documentAt(new URL(request.url).pathname), company: settings?.platform ?? null }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) => {
  const { title, summary } = legalDocuments[loaderData?.document ?? 'privacy']
  return publicMeta(args, { title, description: summary })
}

/** A legal document. It works without script. */
export default function Legal() {
  const { document, company } = useLoaderData<typeof loader>()
  return (
    <LegalPage
      document={document}
      text={legalTexts[document]}
      company={company && <CompanyFacts company={company} isShort />}
    />
  )
}

/** Returns the document of a path; a trailing slash does not matter. */
function documentAt(pathname: string): LegalDocumentKey {
  const path = pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  return legalDocumentKeys.find((key) => legalDocuments[key].path === path) ?? 'privacy'
}
