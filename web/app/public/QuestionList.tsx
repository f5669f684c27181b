import type { Content } from '@marquee/contract/content/schemas'
import { MarkupText } from '#ui/MarkupText.tsx'
import classes from './QuestionList.module.css'

export type Question = Content<'faq'>['questions'][number]

/** Questions whose answers open without script. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
        <details key={at}>
          <summary>{question}</summary>
          <MarkupText html={answer} hasPictures />
        </details>
      ))}
    </div>
  )
}
