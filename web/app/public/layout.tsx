import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { PublicFooter } from '#ui/PublicFooter.tsx'
import { PublicHeader } from '#ui/PublicHeader.tsx'

export const handle = { script: false }

/** Loads what all public pages show. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [settings, testimonials] = await Promise.all([
    loadContent({ context, request }, 'settings'),
    loadContent({ context, request }, 'testimonials'),
  ])
  return { ...settings, hasTestimonials: testimonials.content.testimonials.length > 0 }
}

/** The layout of the public pages, rendered on the server without script. */
export default function PublicLayout() {
  const { content, preview, hasTestimonials } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <Announcement text={content.announcement} link={content.announcementLink} />
      <PublicHeader />
      <main id="content">
        <Outlet context={content} />
      </main>
      <PublicFooter {...content} hasTestimonials={hasTestimonials} />
    </>
  )
}
