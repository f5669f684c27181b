import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { cardSetups, cards, customers } from './cards.tables.ts'

export type CardRow = typeof cards.$inferSelect
export type CardSetup = typeof cardSetups.$inferSelect

/** Returns the provider's customer id of this brand; undefined until it has one. */
export async function findCustomer(brandId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ ref: customers.customerRef })
    .from(customers)
    .where(eq(customers.brandId, brandId))
  return row?.ref
}

export async function findBrandOfCustomer(customerRef: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ brandId: customers.brandId })
    .from(customers)
    .where(eq(customers.customerRef, customerRef))
  return row?.brandId
}

export async function createCustomer(brandId: string, customerRef: string): Promise<void> {
  await queueWrite(db().insert(customers).values({ brandId, customerRef }).onConflictDoNothing())
}

export async function createSetup(brandId: string, id: string): Promise<void> {
  await queueWrite(db().insert(cardSetups).values({ id, brandId }).onConflictDoNothing())
}

export async function updateSetup(
  id: string,
  changes: Partial<typeof cardSetups.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(cardSetups).set(changes).where(eq(cardSetups.id, id)))
}

export async function loadOwnSetup(id: string, brandId: string): Promise<CardSetup | undefined> {
  const [row] = await db()
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.id, id), eq(cardSetups.brandId, brandId)))
  return row
}

export async function lockSetupByRef(setupRef: string): Promise<CardSetup | undefined> {
  const [row] = await db().select().from(cardSetups).where(eq(cardSetups.setupRef, setupRef)).for('update')
  return row
}

/** Lists a brand's cards, the default first, then the newest. */
export async function listCards(brandId: string): Promise<CardRow[]> {
  return db()
    .select()
    .from(cards)
    .where(and(eq(cards.brandId, brandId), isNull(cards.deletedAt)))
    .orderBy(desc(cards.isDefault), desc(cards.createdAt), desc(cards.id))
}

export async function lockOwnCard(id: string, brandId: string): Promise<CardRow | undefined> {
  const [row] = await db()
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.brandId, brandId), isNull(cards.deletedAt)))
    .for('update')
  return row
}

/** Loads a card even when it was removed, because payments still show what they were paid with. */
export async function loadCard(id: string): Promise<CardRow | undefined> {
  const [row] = await db().select().from(cards).where(eq(cards.id, id))
  return row
}

export async function findCardByMethod(methodRef: string): Promise<CardRow | undefined> {
  const [row] = await db().select().from(cards).where(eq(cards.methodRef, methodRef))
  return row
}

/** Creates a card; undefined when the brand has one with the same number. */
export async function createCard(values: typeof cards.$inferInsert): Promise<CardRow | undefined> {
  const [row] = await db().insert(cards).values(values).onConflictDoNothing().returning()
  return row
}

export async function updateCardRow(id: string, changes: Partial<typeof cards.$inferInsert>): Promise<void> {
  await queueWrite(db().update(cards).set(changes).where(eq(cards.id, id)))
}

/** Makes this the only default card of its brand. */
export async function makeDefault(brandId: string, cardId: string): Promise<void> {
  await queueWrite(
    db()
      .update(cards)
      .set({ isDefault: false })
      .where(and(eq(cards.brandId, brandId), eq(cards.isDefault, true), sql`${cards.id} <> ${cardId}`)),
  )
  await queueWrite(
    db()
      .update(cards)
      .set({ isDefault: true })
      .where(and(eq(cards.id, cardId), isNull(cards.deletedAt))),
  )
}
