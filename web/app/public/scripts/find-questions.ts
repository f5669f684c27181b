/**
 * Filters the questions as one types: a question stays where it or its answer has every word. A topic without any goes, and so does
 * the list of topics meanwhile. The count is said once the typing rests. Escape clears the field. A `PageScript`.
 */
export function findQuestions(): void {
  const field = document.querySelector<HTMLInputElement>('[data-find] input')
  const count = document.querySelector('[data-find] [role=status]')
  if (!field || !count) return
  const none = document.querySelector<HTMLElement>('[data-none]')
  const topics = document.querySelector<HTMLElement>('[data-topics]')
  const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-questions] > section'))
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
  const questions = sections.flatMap((section) =>
    Array.from(section.querySelectorAll('details'), (entry) => ({ entry, text: plain(entry.textContent) })),
  )
  let saying = 0
  const filter = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean)
    for (const { entry, text } of questions) entry.hidden = !words.every((word) => text.includes(word))
    for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])')
    const found = questions.filter(({ entry }) => !entry.hidden).length
    if (none) none.hidden = found > 0
    if (topics) topics.hidden = words.length > 0
    clearTimeout(saying)
    saying = window.setTimeout(
      () => {
        const said = found === 1 ? '1 question matches' : `${found} questions match`
        count.textContent = words.length > 0 ? said : ''
      },
      words.length > 0 ? 400 : 0,
    )
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    field.value = ''
    filter()
  })
  // A browser may have kept the words before the visitor came back.
  if (field.value !== '') filter()
}
