import { settingsCalls } from '@marquee/contract/calls/settings'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './faq.module.css'
import { fillFigures } from './fill-figures.ts'
import { PageIntro } from './PageIntro.tsx'
import { type Question, QuestionList } from './QuestionList.tsx'
import { findQuestions } from './scripts/find-questions.ts'

/** Loads the texts, with the figures of the market and the plan in the answers. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [{ content, preview }, market, plans] = await Promise.all([
    loadContent({ context, request }, 'faq'),
    call(settingsCalls.marketSettings, {}),
    loadPlans(call),
  ])
  const { feeBps } = market ?? defaultPriceRules
  const questions = fillFigures(content.questions, {
    feeBps,
    plan: plans?.[0],
    offerHours: market?.offerHours,
    payHours: market?.payHours,
  })
  return { content: { ...content, questions }, preview }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** Questions and answers by topic. The answers open without script; with it, the questions can be searched. */
export default function Faq() {
  const { content, preview } = useLoaderData<typeof loader>()
  const topics = topicsOf(content.questions)
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      {topics.length > 0 && (
        <search className={classes.find} data-find="">
          <label htmlFor="find">Search the questions</label>
          <input id="find" type="search" autoComplete="off" maxLength={100} placeholder="Payout, invoice" />
          <p role="status" />
        </search>
      )}
      {topics.length > 1 && (
        <nav className={classes.topics} aria-label="Topics" data-topics="">
          {topics.map(({ topic }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
            <a key={index} href={`#${idOf(index)}`}>
              {topic}
            </a>
          ))}
        </nav>
      )}
      <p className={classes.none} data-none="" hidden>
        No answers for “<span />
        ”. Choose a topic, try other words, or <a href="/contact">ask us</a>.
      </p>
      <div className={classes.sections} data-questions="">
        {topics.map(({ topic, questions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <section key={index} id={idOf(index)}>
            <h2>{topic}</h2>
            <QuestionList questions={questions} isSearched />
          </section>
        ))}
      </div>
      <PageScript run={findQuestions} />
      <Closing title="Still have a question?" link={{ label: 'Write to us', to: '/contact' }} />
    </>
  )
}

/** Returns the anchor of a topic. */
const idOf = (index: number): string => `topic-${index + 1}`

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
