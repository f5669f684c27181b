import type { TestResponse } from '../platform/testing/inject.ts'
import type { Person } from './person.ts'

/** Uploads a picture and submits it as the next version of a deliverable. */
export async function submit(talent: Person, deliverableId: string): Promise<TestResponse> {
  return talent.call('/talent/uploadDeliverables', { deliverableId, fileIds: [await talent.upload()] })
}
