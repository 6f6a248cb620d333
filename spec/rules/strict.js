import { hubRules } from './plugin.js'

/** The house rules without a single exception, for their tests. */
export default function strictRules() {
  return hubRules([])
}
