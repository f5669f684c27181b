import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { describeCompany, loadCompany } from '#lib/load-company.ts'
import { loadContent } from '#lib/load-content.ts'
import { hostContext } from '#lib/settings.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { closeLeftMenu } from '#ui/close-left-menu.ts'
import { DemoNote } from '#ui/DemoNote.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { PublicFooter } from '#ui/PublicFooter.tsx'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import { showAccount } from '#ui/show-account.ts'
import type { PublicContext } from './public-context.ts'

export const handle = { script: false }

/** Loads what all public pages show. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [settings, company] = await Promise.all([
    loadContent({ context, request }, 'settings'),
    loadCompany(call),
  ])
  return {
    ...settings,
    ...company,
  }
}

/** The layout of the public pages, rendered on the server without script. */
export default function PublicLayout() {
  const { content, preview, company, isDemo } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <Announcement text={content.announcement} link={content.announcementLink} />
      {isDemo && <DemoNote />}
      <PublicHeader />
      <PageScript run={closeLeftMenu} />
      <PageScript run={showAccount} />
      <main id="content">
        <Outlet context={{ settings: content, company, isDemo } satisfies PublicContext} />
      </main>
      <PublicFooter {...content} company={describeCompany({ company, isDemo })} />
    </>
  )
}
