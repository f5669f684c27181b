import type { Content } from '@marquee/contract/content/schemas'
import { MarkupText } from '#ui/MarkupText.tsx'
import classes from './QuestionList.module.css'

export type Question = Content<'faq'>['questions'][number]

interface QuestionListProps {
  questions: readonly Question[]
  /** They can be searched, also by words that are not shown. */
  isSearched?: boolean
}

/** Questions whose answers open without script. */
export function QuestionList({ questions, isSearched = false }: QuestionListProps) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer, searchWords }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
        <details key={at} data-words={isSearched && searchWords !== '' ? searchWords : undefined}>
          <summary>{question}</summary>
          <MarkupText html={answer} hasPictures />
        </details>
      ))}
    </div>
  )
}
