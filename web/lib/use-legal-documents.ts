import { contentCalls } from '@marquee/contract/calls/content'
import { useCallQuery } from './use-call-query.ts'

/** Reads the legal documents with their versions, newest first, without their texts. */
export function useLegalDocuments() {
  return useCallQuery(['content', 'legal documents'], contentCalls.legalDocuments, {})
}
