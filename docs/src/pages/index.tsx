import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import styles from './index.module.css'

/** The home page of the documentation. */
export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="How the Learning Hub is built and how to call it">
      <main className={styles.page}>
        <h1>Learning Hub for developers</h1>
        <p className={styles.lead}>
          The hub is described by one contract. Its server, its screens and this reference are held to it, so what you
          read here is what runs.
        </p>
        <ul className={styles.doors}>
          <Door to="/docs/dev-docs/intro" title="Run the hub">
            Get it going on your machine and find your way around the repository.
          </Door>
          <Door to="/docs/dev-docs/handbook" title="Add an operation">
            Ten steps from a line in the contract to a tested screen.
          </Door>
          <Door to="/docs/dev-docs/api" title="Call the API">
            Signing in, lists, errors, and who may call what.
          </Door>
          <Door to="/api/" title="Look something up">
            The reference: every operation with every field.
          </Door>
        </ul>
      </main>
    </Layout>
  )
}

function Door({ to, title, children }: { to: string; title: string; children: string }): ReactNode {
  return (
    <li className={styles.door}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <p>{children}</p>
    </li>
  )
}
