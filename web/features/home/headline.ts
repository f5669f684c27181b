const numberNames = [
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

/** Returns the number of tasks as a sentence: "Four items need your attention". */
export function headline(count: number): string {
  const number = numberNames[count] ?? String(count)
  if (count === 0) return 'Nothing needs your attention'
  return count === 1 ? '1 item needs your attention' : `${number} items need your attention`
}
