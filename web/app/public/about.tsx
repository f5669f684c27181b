import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import { loadContent } from '#lib/load-content.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import classes from './about.module.css'
import { Closing } from './Closing.tsx'
import { PageIntro } from './PageIntro.tsx'
import { ProductSceneDefinition } from './ProductScene.tsx'
import { usePublicContext } from './public-context.ts'
import { ReviewView } from './step-views/brand-views.tsx'

/** Loads the text. */
export const loader = (args: LoaderFunctionArgs) => loadContent(args, 'aboutUs')

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The page about us. It works without script. */
export default function About() {
  const { content, preview } = useLoaderData<typeof loader>()
  const { company } = usePublicContext()
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} picture="city" />
      <ProductSceneDefinition />
      <div className={classes.example}>
        <div>
          <ReviewView />
        </div>
        <p>Work in review: an example, with invented names.</p>
      </div>
      <div className={classes.sections}>
        {content.sections.map(({ heading, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <section key={index} className={classes.section}>
            <h2>{heading}</h2>
            <MarkupText html={text} hasPictures />
          </section>
        ))}
        {company && <CompanyFacts company={company} isShort />}
      </div>
      <Closing title="Try it on your next deal" link={{ label: 'Join Marquee', to: '/signup' }} />
    </>
  )
}
