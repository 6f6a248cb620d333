import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import { ApiReference } from './api-reference.tsx'
import { OperationIndex } from './operation-index.tsx'
import type { OperationGroup } from './operation-index.tsx'

/** The page `/api/`: Redoc for people with a browser, and an index of operations for the search and for readers without scripts. */
export default function ApiPage({ groups }: { groups: OperationGroup[] }): ReactNode {
  const script = useBaseUrl('/redoc/redoc.standalone-3.0.1.js')
  const reference = useBaseUrl('/reference.json')
  const contract = useBaseUrl('/openapi.json')
  return (
    <Layout title="API reference" description="Every operation of the Learning Hub API" noFooter>
      {/* Otherwise the browser would ask for these two only when all scripts of the page have run. */}
      <Head>
        <link rel="modulepreload" href={script} />
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={reference} />
      </Head>
      {/* No main element, because Redoc brings its own. */}
      <OperationIndex groups={groups} contractUrl={contract} />
      <ApiReference script={script} referenceUrl={reference} contractUrl={contract} />
    </Layout>
  )
}
