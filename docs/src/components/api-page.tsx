import useBaseUrl from '@docusaurus/useBaseUrl'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import { ApiReference } from './api-reference.tsx'
import { OperationIndex } from './operation-index.tsx'
import type { OperationGroup } from './operation-index.tsx'

/** The page `/api/`: Redoc for people with a browser, and an index of operations for the search and for readers without scripts. */
export default function ApiPage({ groups }: { groups: OperationGroup[] }): ReactNode {
  const spec = useBaseUrl('/openapi.json')
  return (
    <Layout title="API reference" description="Every operation of the Learning Hub API" noFooter>
      <main>
        <OperationIndex groups={groups} contractUrl={spec} />
        <ApiReference contractUrl={spec} />
      </main>
    </Layout>
  )
}
