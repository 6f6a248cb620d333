import type { FeatureFlag } from '../contract/operation-row.ts'

/** A hub (tenant) as every call knows it. */
export interface Hub {
  domainId: number
  name: string
  /** The brand colour, #rrggbb. */
  colour: string
  logoUrl: string | null
  locale: string
  /** The languages that people may choose from, the hub's own first. */
  locales: readonly string[]
  /** IANA zone in which the hub's weeks and days begin. */
  timezone: string
  isHelixHub: boolean
  features: readonly FeatureFlag[]
  /** The name that links in mails use. */
  hostname: string
  /** Scheme, hostname and port of the hub, from configuration and never from a request. */
  origin: string
  /** Scheme, hostname and port from which what authors uploaded is served. */
  contentOrigin: string
}
