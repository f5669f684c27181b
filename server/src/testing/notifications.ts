import type { TestApp } from '../platform/testing/start-test-app.ts'
import type { Person } from './person.ts'

/** Lets everything settle and returns the texts of a person's notifications, oldest first. */
export async function notificationTexts(app: TestApp, reader: Pick<Person, 'id'>): Promise<string[]> {
  await app.settle()
  const { rows } = await app.engine.root.execute(
    `select text from notifications where account_id = '${reader.id}' order by created_at, id`,
  )
  return rows.map((row) => String(row.text))
}

/** Lets everything settle and returns the subjects of a person's emails, oldest first. */
export async function emailSubjects(app: TestApp, reader: Pick<Person, 'email'>): Promise<string[]> {
  await app.settle()
  return (await app.emails()).filter(({ to }) => to === reader.email).map(({ subject }) => subject)
}
