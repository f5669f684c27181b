import { paragraph } from './text.ts'

/** Creates the schema of the reason that every write of an operator names: 3 to 1,000 characters. It is kept in the audit log. */
export function operatorReason() {
  return paragraph(1_000, 3)
}
