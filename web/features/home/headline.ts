const words = [
  'Nothing',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** How many things wait, as a sentence: "Four things need you". */
export function headline(count: number): string {
  const number = words[count] ?? String(count)
  if (count === 0) return 'Nothing needs you right now'
  return count === 1 ? 'One thing needs you' : `${number} things need you`
}
