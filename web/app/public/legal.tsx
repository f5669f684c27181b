import { contentCalls } from '@marquee/contract/calls/content'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { type LegalDocumentKey, legalDocumentKeys } from '@marquee/contract/legal/keys'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import { LegalPage } from '#features/legal/LegalPage.tsx'
import { loadContent } from '#lib/load-content.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { fillCompany } from './fill-company.ts'
import { usePublicContext } from './public-context.ts'
import { markSection } from './scripts/mark-section.ts'

/** Loads the document that the path names, and its versions. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const document = documentAt(new URL(request.url).pathname)
  const { call } = context.get(hostContext)
  const [page, documents] = await Promise.all([
    loadContent({ context, request }, document),
    call(contentCalls.legalDocuments, {}),
  ])
  const stored = documents?.items.find((one) => one.document === document)
  return {
    ...page,
    title: legalDocuments[document].title,
    // No server answers in `react-router dev`.
    versions: stored?.versions ?? legalDocuments[document].versions,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, { title: loaderData.title, description: loaderData.content.description }) : []

/** A legal document. It works without script. */
export default function Legal() {
  const { title, content, versions, preview } = useLoaderData<typeof loader>()
  const { company, isDemo } = usePublicContext()
  return (
    <>
      <PreviewBar preview={preview} />
      <LegalPage
        title={title}
        content={{ ...content, sections: fillCompany(content.sections, company) }}
        versions={versions}
        isPublished={preview?.state !== 'draft' && preview?.state !== 'version'}
        company={company && <CompanyFacts company={company} isShort isDemo={isDemo} />}
      />
      <PageScript run={markSection} />
    </>
  )
}

/** Returns the document of a path; a trailing slash does not matter. */
function documentAt(pathname: string): LegalDocumentKey {
  const path = pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  return legalDocumentKeys.find((key) => legalDocuments[key].path === path) ?? 'privacy'
}
