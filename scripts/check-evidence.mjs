#!/usr/bin/env node
// Checks an evidence file or a deal sheet of Marquee without anything else of Marquee:
//   node check-evidence.mjs <file.json|file.pdf> [--key <public key>] [--files <folder>] [--terms <file.pdf>]
// It checks the signature of the file, each sealed row with its path to the signed root of its batch (Merkle trees as in
// RFC 6962, Ed25519 signatures), and the files of a folder against their SHA-256. Of a deal sheet, as JSON or as the PDF that
// contains it, it checks the hash, the signature of Marquee, and each signed text against the hashes of its signatures. `--terms`
// says whether a file is the brand’s own terms that the deal attaches: those of the signed text, where the sheet has one.
// Exits with 1 when anything does not hold.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [file, ...options] = process.argv.slice(2)
const option = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined)
const problems = []

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const leafHash = (text) => sha256(Buffer.from([0]), Buffer.from(text, 'utf8'))
const nodeHash = (left, right) => sha256(Buffer.from([1]), left, right)

/** Returns whether a signature belongs to a content and a public key, both in base64url. */
function isSigned(publicKey, content, signature) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, content, key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}

/** Returns the root that a leaf and its path lead to, or null when the path has a wrong length. */
function rootOf(leaf, index, size, path) {
  if (index < 0 || index >= size) return null
  if (size === 1) return path.length === 0 ? leaf : null
  if (path.length === 0) return null
  const sibling = Buffer.from(path[path.length - 1], 'hex')
  const left = 2 ** (31 - Math.clz32(size - 1))
  const isLeft = index < left
  const own = rootOf(leaf, isLeft ? index : index - left, isLeft ? left : size - left, path.slice(0, -1))
  if (own === null) return null
  return isLeft ? nodeHash(own, sibling) : nodeHash(sibling, own)
}

/** Returns what is wrong with a row, or null. */
function errorOf(row) {
  if (row.content !== undefined && !row.content.startsWith(`[${row.rowId},`))
    return 'its content is that of another row'
  const leaf =
    row.content === undefined ? Buffer.from(row.leaf, 'hex') : leafHash(`${row.source}\n${row.content}`)
  if (rootOf(leaf, row.index, row.size, row.path)?.toString('hex') !== row.root)
    return 'its path does not lead to the root'
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(row.batch))
  numbers.writeBigUInt64BE(BigInt(row.size), 8)
  const head = sha256(
    Buffer.from([2]),
    numbers,
    Buffer.from(row.previous, 'hex'),
    Buffer.from(row.root, 'hex'),
  )
  return isSigned(row.publicKey, head, row.signature) ? null : 'the signature of its root does not hold'
}

/** Returns the JSON of a file; a PDF contains it as an attachment without compression. */
function jsonOf(bytes) {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return bytes.toString('utf8')
  const text = bytes.toString('latin1')
  const start = text.indexOf('/Type /EmbeddedFile')
  const length = Number(/\/Length (\d+)/.exec(text.slice(start))?.[1])
  const from = text.indexOf('stream', start)
  const first = from + 'stream'.length + (text[from + 'stream'.length] === '\r' ? 2 : 1)
  if (start < 0 || !length) throw new Error('This PDF contains no deal sheet.')
  return bytes.subarray(first, first + length).toString('utf8')
}

/** Checks the hash of a deal sheet, and each signed text against the hashes of its signatures. */
function checkSheet({ content, hash }) {
  if (sha256(Buffer.from(JSON.stringify(content), 'utf8')).toString('hex') !== hash)
    problems.push('The hash of the sheet does not hold.')
  for (const { title, terms, termsHash, signatures } of content.signed) {
    if (signatures.length === 0) continue
    if (sha256(Buffer.from(terms, 'utf8')).toString('hex') !== termsHash)
      problems.push(`${title}: the signed text does not have its hash.`)
    for (const one of signatures)
      if (one.termsHash !== termsHash) problems.push(`${title}: ${one.name} signed another text.`)
  }
  const attached = attachedTo(content)
  if (attached?.sha256 !== content.attachedTerms?.sha256 || attached?.name !== content.attachedTerms?.name)
    problems.push('The sheet names other attached terms than the signed text.')
}

/** Returns the brand’s own terms that a sheet or an evidence file attaches; of a sheet those of the signed text. */
function attachedTo(content) {
  if (content.kind !== 'marquee-deal-sheet') return content.terms.attached
  const [offer] = content.signed
  return offer.terms === '' ? content.attachedTerms : JSON.parse(offer.terms).terms.brandTerms
}

/** Says whether a file is the attached terms, by its hash. */
function checkTerms(path, attached) {
  if (!attached) {
    problems.push('This deal attaches no terms.')
    return
  }
  if (sha256(readFileSync(path)).toString('hex') === attached.sha256)
    console.log(`The given file is the attached terms: ${attached.name}.`)
  else problems.push(`The given file is not the attached terms (${attached.name}), or it was changed.`)
}

/** Returns every file that the evidence names, with its hash. */
function filesOf({ deliverables, disputes }) {
  return [
    ...deliverables.flatMap(({ submissions }) => submissions.flatMap(({ files }) => files)),
    ...disputes.flatMap(({ statements }) => statements.flatMap(({ files }) => files)),
  ]
}

if (!file) {
  console.error(
    'Usage: node check-evidence.mjs <file.json|file.pdf> [--key <public key>] [--files <folder>] [--terms <file.pdf>]',
  )
  process.exit(1)
}
const pack = JSON.parse(jsonOf(readFileSync(file)))
const { content, signature, publicKey } = pack
const isSheet = content.kind === 'marquee-deal-sheet'
const signed = sha256(Buffer.from([isSheet ? 4 : 3]), Buffer.from(JSON.stringify(content), 'utf8'))
if (option('--key') && option('--key') !== publicKey) problems.push('The file is signed by another key.')
if (!isSigned(publicKey, signed, signature)) problems.push('The signature of the file does not hold.')
if (isSheet) checkSheet(pack)
for (const row of content.rows ?? []) {
  const error = errorOf(row)
  if (error) problems.push(`Row ${row.rowId}: ${error}.`)
}
const folder = option('--files')
const attached = attachedTo(content)
const named = [...(isSheet ? [] : filesOf(content)), ...(attached ? [attached] : [])]
let found = 0
for (const name of folder ? readdirSync(folder) : []) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
  if (named.some((one) => one.sha256 === hash)) found += 1
  else problems.push(`${name} is not a file of this deal, or it was changed.`)
}

if (option('--terms')) checkTerms(option('--terms'), attached)

const { brand, talent, title } = isSheet ? content : content.deal
console.log(`${brand} and ${talent}: ${title}`)
const keys = new Set([publicKey, ...(content.rows ?? []).map((row) => row.publicKey)])
console.log(
  `Signed${isSheet ? ', terms as of' : ' on'} ${isSheet ? content.asOf : content.issuedAt} by ${[...keys].join(' and ')}.`,
)
console.log('Compare the key with the one that Marquee publishes.')
if (isSheet) {
  for (const { title: heading, lines } of content.sections) console.log([heading, ...lines].join('\n  '))
  for (const { title: what, termsHash, signatures } of content.signed) {
    console.log(`${what}: SHA-256 ${termsHash || 'none'}`)
    for (const one of signatures)
      console.log(`  ${one.name}${one.signedFor ? ` for ${one.signedFor}` : ''}, ${one.at}`)
  }
} else
  console.log(
    `${content.rows.length} sealed rows, ${content.notSealed} not sealed yet, ${named.length} files named, ${found} compared.`,
  )
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Everything holds.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
