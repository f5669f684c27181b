/** Signs with which a spreadsheet begins a formula, and the two that some of them skip before one. */
const startsFormula = /^[=+\-@\t\r]/

/**
 * Returns rows as CSV (RFC 4180): every text in quotes, lines ending in CR LF. A number is an amount and has two
 * decimals. A text that a spreadsheet would read as a formula gets a leading apostrophe (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return cell.toFixed(2)
  const inert = startsFormula.test(cell) ? `'${cell}` : cell
  return `"${inert.replaceAll('"', '""')}"`
}
