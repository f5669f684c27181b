/**
 * Filters the questions as one types. A question stays where each word begins a word of it, of its answer or of its `data-words`; common
 * words such as “how” do not count. A word that begins none is taken as misspelt: one letter may differ, two from eight letters on. Where
 * no question has every word, those with the most words stay. Those that have the words in their own text come first, and the first one
 * opens, with the second where there are only two. Words in answers are marked. A topic without any question goes, and so does the list of
 * topics while a question is found; a topic that is chosen clears the field. The count is announced once the typing rests. Escape clears the field. A `PageScript`.
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
  // A mark has the place of its words in the text, so each apostrophe is one character as before.
  const matchesIn = (text: string) => [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[\p{L}\p{N}']+/gu),
  ]
  const wordsOf = (text: string) => matchesIn(text).map(([word]) => word)
  // So many letters more, less or other; two neighbours that changed places are one.
  const isNear = (one: string, other: string, letters: number): boolean => {
    let at = 0
    while (at < one.length && one[at] === other[at]) at++
    const [rest, otherRest] = [one.slice(at), other.slice(at)]
    if (rest === otherRest) return true
    if (letters === 0) return false
    return (
      isNear(rest.slice(1), otherRest.slice(1), letters - 1) ||
      isNear(rest.slice(1), otherRest, letters - 1) ||
      isNear(rest, otherRest.slice(1), letters - 1) ||
      (rest[0] === otherRest[1] &&
        rest[1] === otherRest[0] &&
        isNear(rest.slice(2), otherRest.slice(2), letters - 1))
    )
  }
  const questions = sections.flatMap((section) =>
    Array.from(section.querySelectorAll('details'), (entry) => ({
      entry,
      section,
      ownWords: wordsOf(entry.querySelector('summary')?.textContent ?? ''),
      words: [...new Set(wordsOf(`${entry.textContent} ${entry.dataset.words ?? ''}`))],
    })),
  )
  const allWords = [...new Set(questions.flatMap(({ words }) => words))]
  /** Returns a test for the words that a typed one may mean. */
  const meaningOf = (typed: string) => {
    const letters = typed.length > 7 ? 2 : typed.length > 3 ? 1 : 0
    return allWords.some((word) => word.startsWith(typed))
      ? (word: string) => word.startsWith(typed)
      : (word: string) => letters > 0 && isNear(typed, word, letters)
  }
  const unmark = () => {
    for (const mark of document.querySelectorAll('[data-questions] mark')) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }
  const markIn = (entry: HTMLElement, isMeant: (word: string) => boolean) => {
    const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && !walker.currentNode.parentElement?.closest('summary'))
        texts.push(walker.currentNode)
    for (const text of texts)
      for (const { 0: word, index } of matchesIn(text.data).reverse()) {
        if (!isMeant(word)) continue
        text.splitText(index + word.length)
        const found = text.splitText(index)
        const mark = document.createElement('mark')
        found.replaceWith(mark)
        mark.append(found)
      }
  }
  let announcing = 0
  const filter = () => {
    const typed = wordsOf(field.value).filter((word) => !common.has(word))
    const meanings = typed.map(meaningOf)
    const hitsIn = (words: readonly string[]) => meanings.filter((isMeant) => words.some(isMeant)).length
    const ranked = questions
      .map((question) => ({
        ...question,
        hits: hitsIn(question.words),
        ownHits: hitsIn(question.ownWords),
      }))
      .sort((one, other) => other.hits - one.hits || other.ownHits - one.ownHits)
    const most = ranked[0]?.hits ?? 0
    const shown = ranked.filter(({ hits }) => typed.length === 0 || (most > 0 && hits === most))
    const found = shown.length
    unmark()
    for (const { entry } of questions) {
      entry.hidden = true
      entry.open = false
    }
    // Without words, the order is that of the page.
    const order = typed.length === 0 ? questions : shown
    for (const section of new Set([...order.map((each) => each.section), ...sections]))
      section.parentElement?.append(section)
    for (const [at, { entry }] of order.entries()) {
      entry.hidden = false
      entry.open = typed.length > 0 && at < (found === 2 ? 2 : 1)
      entry.parentElement?.append(entry)
      markIn(entry, (word) => meanings.some((isMeant) => isMeant(word)))
    }
    for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])')
    if (none) none.hidden = found > 0
    const words = none?.querySelector('span')
    if (words) words.textContent = field.value.trim()
    if (topics) topics.hidden = typed.length > 0 && found > 0
    clearTimeout(announcing)
    announcing = window.setTimeout(
      () => {
        const exact = `${found === 1 ? '1 question' : `${found} questions`} for “${field.value.trim()}”`
        const text = most < typed.length ? 'No question has all of these words. Closest:' : exact
        count.textContent = typed.length > 0 && found > 0 ? text : ''
      },
      typed.length > 0 ? 400 : 0,
    )
  }
  field.addEventListener('input', filter)
  const clear = () => {
    field.value = ''
    filter()
  }
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    clear()
  })
  // The topic is there again before the browser goes to it.
  topics?.addEventListener('click', clear)
  // A browser may have kept the words before the visitor came back.
  if (field.value !== '') filter()
}
