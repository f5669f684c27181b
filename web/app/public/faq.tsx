import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import about from './about.module.css'
import { Closing } from './Closing.tsx'
import { PageIntro } from './PageIntro.tsx'
import { type Question, QuestionList } from './QuestionList.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadContent({ context, request }, 'faq')

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** Questions and answers by topic. The answers open without script. */
export default function Faq() {
  const { content, preview } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      <div className={about.sections}>
        {topicsOf(content.questions).map(({ topic, questions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <section key={index} className={about.section}>
            <h2>{topic}</h2>
            <QuestionList questions={questions} />
          </section>
        ))}
      </div>
      <Closing title="Is your question not here?" link={{ label: 'Write to us', to: '/contact' }} />
    </>
  )
}

/** Returns the questions by topic; neighbours with the same topic belong together. */
function topicsOf(questions: readonly Question[]): { topic: string; questions: Question[] }[] {
  const topics: { topic: string; questions: Question[] }[] = []
  for (const question of questions) {
    const last = topics.at(-1)
    if (last?.topic === question.topic) last.questions.push(question)
    else topics.push({ topic: question.topic, questions: [question] })
  }
  return topics
}
