import { sha256 } from '../../platform/events/merkle.ts'
import { accountIdOf, agencyOf, type RequestContext } from '../../platform/handler.ts'
import { listSignatures, loadAccountName, type Signature, saveSignature } from './signatures.store.ts'

/** Who signs in a request, and with which name. */
export interface Signer {
  accountId: string
  agencyId: string | null
  name: string
  isTyped: boolean
  now: Date
}

/**
 * Returns who signs in this request: with the typed name, otherwise with the name of the account that makes it. Operators
 * who act as a user never sign; the contract refuses them every call that does.
 */
export async function loadSigner(ctx: RequestContext, typed: string | undefined): Promise<Signer> {
  if (ctx.actor.impersonation) throw new Error('An operator cannot sign for a user')
  const accountId = accountIdOf(ctx.actor)
  const name = typed ?? (await loadAccountName(accountId))
  return {
    accountId,
    agencyId: agencyOf(ctx.actor),
    name,
    isTyped: typed !== undefined,
    now: ctx.now,
  }
}

/** Returns who signs in this request, with the signatures under the offer so far. */
export async function loadSigning(ctx: RequestContext, typed: string | undefined, offerId: string) {
  const [signer, signed] = await Promise.all([loadSigner(ctx, typed), listSignatures(offerId)])
  return { signer, signed }
}

/** What is signed. */
export interface SignedSubject {
  subject: Signature['subject']
  subjectId: string
  no: number
  side: Signature['side']
  /** The names of the two sides. */
  names: { brand: string; talent: string }
  /** The text to sign; one that the other side has signed already goes before it. */
  text: string
}

/**
 * Queues a signature and returns it. Where the other side has signed these terms, its text is signed, so that both hashes
 * are equal for ever, also when the stored shape of terms changes in between.
 */
export async function signTerms(
  { now, ...signer }: Signer,
  { text, names, ...subject }: SignedSubject,
  signed: readonly Signature[] = [],
): Promise<Signature> {
  const other = signed.find(
    ({ subjectId, no, side }) =>
      subjectId === subject.subjectId && no === subject.no && side !== subject.side,
  )
  const terms = other?.terms ?? text
  const termsHash = sha256(Buffer.from(terms, 'utf8')).toString('hex')
  // A talent who signs without an agent signs for nobody else.
  const isForSide = subject.side === 'brand' || signer.agencyId !== null
  const signedFor = isForSide ? names[subject.side] : ''
  const signature = { ...subject, ...signer, signedFor, terms, termsHash, signedAt: now }
  await saveSignature(signature)
  return signature
}
