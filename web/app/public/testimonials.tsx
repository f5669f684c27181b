import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { MissingContent } from '#ui/MissingContent.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import { PageIntro } from './PageIntro.tsx'
import sections from './sections.module.css'
import classes from './testimonials.module.css'

/** Loads the testimonials. Without one there is no such page, except in a preview. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadContent({ context, request }, 'testimonials')
  const isMissing = page.content.testimonials.length === 0 && !isOperators(page.preview)
  return data(isMissing ? null : page, { status: isMissing ? 404 : 200 })
}

const isOperators = (preview: Awaited<ReturnType<typeof loadContent>>['preview']): boolean =>
  preview !== null && preview.state !== 'not signed in'

type Loaded = Awaited<ReturnType<typeof loader>>['data']

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : [{ title: 'Page not found · Marquee' }]

/** What people said, with their permission. It works without script. */
export default function Testimonials() {
  const page = useLoaderData<typeof loader>()
  if (!page) return <MissingContent />
  const { content, preview } = page
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      <section className={sections.section} aria-label="Testimonials">
        {content.testimonials.length === 0 && <p>No testimonial yet. Visitors do not see this page.</p>}
        <ul className={classes.list}>
          {content.testimonials.map(({ quote, name, role }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
            <li key={index}>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  {role && <span>{role}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <Closing
        title="Read what brands wrote about a talent"
        text="A talent’s page shows the reviews of their completed deals."
        link={{ label: 'See talents', to: '/talents' }}
        other={{ label: 'Join Marquee', to: '/signup' }}
      />
    </>
  )
}
