import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript5'
import { type Definitions, describeType, type Schema } from './describe-type.ts'
import { readStamp, schemaFile, stripeFolder } from './schema-files.ts'

/** The resources whose calls the sandbox serves, by their file in the installed library. */
const resources = [
  'AccountLinks',
  'Accounts',
  'Balance',
  'BalanceTransactions',
  'BillingPortal/Sessions',
  'Charges',
  'Checkout/Sessions',
  'Coupons',
  'CreditNotes',
  'Customers',
  'Disputes',
  'Events',
  'InvoicePayments',
  'Invoices',
  'PaymentIntents',
  'PaymentMethods',
  'Payouts',
  'Prices',
  'Products',
  'PromotionCodes',
  'Refunds',
  'SetupIntents',
  'Subscriptions',
  'SubscriptionItems',
  'TaxIds',
  'TaxRates',
  'Tokens',
  'Transfers',
]

interface Operation {
  params: Schema
  reply: Schema
}

/**
 * Reads the declarations of the installed library and writes the schemas of requests and responses, with a
 * stamp of their sources.
 */
function makeSchemas(): void {
  const files = resources.map((name) => join(stripeFolder, 'esm/resources', `${name}.d.ts`))
  const options = {
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  }
  const program = ts.createProgram(files, { ...options, skipLibCheck: true, strict: true, types: [] })
  const checker = program.getTypeChecker()
  const requests: Definitions = {}
  const replies: Definitions = {}
  const operations: Record<string, Operation> = {}
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is missing`)
    const paths = readPaths(file.replace('.d.ts', '.js'))
    for (const method of readMethods(source)) {
      for (const operation of paths.get(method.name.getText()) ?? []) {
        if (operation.endsWith('/search')) continue
        operations[operation] ??= {
          params: describeParams(checker, method, requests),
          reply: describeReply(checker, method, replies),
        }
      }
    }
  }
  write({ stamp: readStamp(), operations, requests, replies })
}

/** Returns every path of a resource by method name; path parameters are written as `:`. */
function readPaths(file: string): Map<string, string[]> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const paths = new Map<string, string[]>()
  const visit = (node: ts.Node, method: string) => {
    const name = ts.isMethodDeclaration(node) ? node.name.getText() : method
    if (ts.isCallExpression(node) && node.expression.getText() === 'this._makeRequest') {
      const [verb, path] = node.arguments.map((argument) => argument.getText().slice(1, -1))
      paths.set(name, [...(paths.get(name) ?? []), `${verb} ${path?.replaceAll(/\$\{[^}]*\}/g, ':')}`])
    }
    ts.forEachChild(node, (child) => visit(child, name))
  }
  visit(source, '')
  return paths
}

/** Returns the methods of the file's resource class; of overloads the last, which has the id. */
function readMethods(source: ts.SourceFile): ts.MethodDeclaration[] {
  const byName = new Map<string, ts.MethodDeclaration>()
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement)) continue
    for (const member of statement.members) {
      if (!ts.isMethodDeclaration(member)) continue
      const known = byName.get(member.name.getText())
      if (!known || known.parameters.length < member.parameters.length)
        byName.set(member.name.getText(), member)
    }
  }
  return [...byName.values()]
}

function describeParams(
  checker: ts.TypeChecker,
  method: ts.MethodDeclaration,
  definitions: Definitions,
): Schema {
  const params = method.parameters.find((parameter) => parameter.name.getText() === 'params')
  if (!params?.type) return { type: 'object', properties: {}, additionalProperties: false }
  return describeType(checker, checker.getTypeFromTypeNode(params.type), { definitions, isReply: false })
}

function describeReply(
  checker: ts.TypeChecker,
  method: ts.MethodDeclaration,
  definitions: Definitions,
): Schema {
  const type = method.type
  if (!type || !ts.isTypeReferenceNode(type)) throw new Error(`${method.name.getText()} returns nothing`)
  const isList = type.typeName.getText() === 'ApiListPromise'
  const inner = type.typeArguments?.[0]
  const node = !isList && inner && ts.isTypeReferenceNode(inner) ? inner.typeArguments?.[0] : inner
  if (!node) throw new Error(`${method.name.getText()} returns an unknown shape`)
  const item = describeType(checker, checker.getTypeFromTypeNode(node), { definitions, isReply: true })
  if (!isList) return item
  const properties = {
    object: { enum: ['list'] },
    data: { type: 'array', items: item },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  }
  return {
    type: 'object',
    properties,
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  }
}

/**
 * Writes to a temporary file and renames it, so that two processes starting together never read half a file.
 */
function write(content: object): void {
  mkdirSync(dirname(schemaFile), { recursive: true })
  const aside = `${schemaFile}.${process.pid}`
  writeFileSync(aside, JSON.stringify(content))
  renameSync(aside, schemaFile)
}

makeSchemas()
