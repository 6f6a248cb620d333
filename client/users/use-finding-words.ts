import { useLingui } from '@lingui/react/macro'
import type { SessionFinding } from '../../generated/client/model/sessionFinding.ts'
import { useFormat } from '../i18n/use-format.ts'

/** Says in a sentence what a session shows about its course. */
export function useFindingWords(): (finding: SessionFinding) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ code, count, of, names }) => {
    const some = format.number(count ?? 0)
    const all = format.number(of ?? 0)
    const list = names.join(', ')
    switch (code) {
      case 'finished':
        return t`The course is completed.`
      case 'failed':
        return t`The course was not passed.`
      case 'notPassed':
        return t`The course is completed, and the hub waits for it to be passed.`
      case 'silent':
        return t`The course never began to report.`
      case 'waiting':
        return t`The course waits for ${some} of ${all} parts.`
      case 'neverCompleted':
        return t`The course never said that it is completed.`
      case 'missingFiles':
        return t`Files are missing (${some}): ${list}`
      case 'blockedHosts':
        return t`Blocked: ${list}`
      case 'refusedCalls':
        return t`Calls of the course that were refused: ${some}`
    }
  }
}
