import classes from './CommonQuestions.module.css'
import { type Question, QuestionList } from './QuestionList.tsx'
import sections from './sections.module.css'

const MAX_QUESTIONS = 4
const MAX_OF_TOPIC = 2

/** The first questions and answers of the first topics of the questions page, and where the others are. */
export function CommonQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section className={sections.section} aria-labelledby="questions-title">
      <div className={classes.columns}>
        <div className={sections.intro}>
          <h2 id="questions-title">Questions</h2>
          <p>
            <a href="/faq">Read all answers</a> or <a href="/contact">ask your own question</a>.
          </p>
        </div>
        <QuestionList questions={firstOf(questions)} />
      </div>
    </section>
  )
}

/** Returns the first two questions of each topic, then the others, four at most. */
function firstOf(questions: readonly Question[]): Question[] {
  const first = questions.filter(
    ({ topic }, index) =>
      questions.slice(0, index).filter((earlier) => earlier.topic === topic).length < MAX_OF_TOPIC,
  )
  const others = questions.filter((question) => !first.includes(question))
  return [...first, ...others].slice(0, MAX_QUESTIONS)
}
