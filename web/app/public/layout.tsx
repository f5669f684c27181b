import { figureCalls } from '@marquee/contract/calls/figures'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import type { Company } from '#features/legal/CompanyFacts.tsx'
import { loadContent } from '#lib/load-content.ts'
import { hostContext } from '#lib/settings.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { PublicFooter } from '#ui/PublicFooter.tsx'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import type { PublicContext } from './public-context.ts'

export const handle = { script: false }

/** Loads what all public pages show. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [settings, testimonials, market, figures] = await Promise.all([
    loadContent({ context, request }, 'settings'),
    loadContent({ context, request }, 'testimonials'),
    call(settingsCalls.marketSettings, {}),
    call(figureCalls.marketFigures, {}),
  ])
  return {
    ...settings,
    hasTestimonials: testimonials.content.testimonials.length > 0,
    company: market?.platform ?? null,
    isDemo: figures?.isDemo === true,
  }
}

/** The layout of the public pages, rendered on the server without script. */
export default function PublicLayout() {
  const { content, preview, hasTestimonials, company, isDemo } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <Announcement text={content.announcement} link={content.announcementLink} />
      <PublicHeader />
      <main id="content">
        <Outlet context={{ settings: content, company, isDemo } satisfies PublicContext} />
      </main>
      <PublicFooter
        {...content}
        hasTestimonials={hasTestimonials}
        company={company && describeCompany(company, isDemo)}
      />
    </>
  )
}

/** Returns who runs the market in one line, as UK law asks of the website of a company (Companies Act 2006, section 82). */
function describeCompany({ name, address, companyNumber }: Company, isDemo: boolean): string {
  const place = address.split('\n').join(', ')
  const facts = [name, companyNumber && `company number ${companyNumber}`, place].filter(Boolean).join(', ')
  return isDemo ? `${facts}. An example: this is a demo.` : facts
}
