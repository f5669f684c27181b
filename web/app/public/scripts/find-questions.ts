/**
 * Filters the questions as one types. A question stays where each word begins a word of it, of its answer or of its `data-words`, or is
 * one letter away from it; common words such as “how” do not count. Where none has every word, those with the most words stay. A topic
 * without any goes, and so does the list of topics meanwhile. Where only one or two stay, they open. The count is announced once the typing rests.
 * Escape clears the field. A `PageScript`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the text of one function is written into the page
export function findQuestions(): void {
  const field = document.querySelector<HTMLInputElement>('[data-find] input')
  const count = document.querySelector('[data-find] [role=status]')
  if (!field || !count) return
  const none = document.querySelector<HTMLElement>('[data-none]')
  const topics = document.querySelector<HTMLElement>('[data-topics]')
  const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-questions] > section'))
  const common = new Set(
    'a am an and are at be by can do does for get have how i if in is it long me my of on or so that the there to until we what when where who why will with you your'.split(
      ' ',
    ),
  )
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  // One letter more, less or other; two neighbours that changed places are one too.
  const isNear = (one: string, other: string) => {
    let at = 0
    while (at < one.length && one[at] === other[at]) at++
    const [rest, otherRest] = [one.slice(at), other.slice(at)]
    return (
      rest.slice(1) === otherRest.slice(1) ||
      rest.slice(1) === otherRest ||
      rest === otherRest.slice(1) ||
      rest === `${otherRest[1]}${otherRest[0]}${otherRest.slice(2)}`
    )
  }
  const questions = sections.flatMap((section) =>
    Array.from(section.querySelectorAll('details'), (entry) => ({
      entry,
      words: [...new Set(wordsOf(`${entry.textContent} ${entry.dataset.words ?? ''}`))],
    })),
  )
  let announcing = 0
  const filter = () => {
    const typed = wordsOf(field.value).filter((word) => !common.has(word))
    const hits = questions.map(
      ({ words }) =>
        typed.filter((word) =>
          words.some((own) => own.startsWith(word) || (word.length > 3 && isNear(word, own))),
        ).length,
    )
    const most = Math.max(...hits)
    for (const [at, { entry }] of questions.entries())
      entry.hidden = typed.length > 0 && (most === 0 || hits[at] !== most)
    for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])')
    const found = questions.filter(({ entry }) => !entry.hidden).length
    for (const { entry } of questions) entry.open = typed.length > 0 && !entry.hidden && found <= 2
    if (none) none.hidden = found > 0
    if (topics) topics.hidden = typed.length > 0
    clearTimeout(announcing)
    announcing = window.setTimeout(
      () => {
        const text = `${found === 1 ? '1 question' : `${found} questions`} for “${field.value.trim()}”`
        count.textContent = typed.length > 0 && found > 0 ? text : ''
      },
      typed.length > 0 ? 400 : 0,
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
