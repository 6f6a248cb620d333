import { useLingui } from '@lingui/react/macro'
import type { Job } from '../../generated/client/model/job.ts'
import { kindWords } from './job-words.ts'

/** @returns what a job is called, which for one that undoes another says so */
export function useJobTitle(): (job: Pick<Job, 'kind' | 'undoes'>) => string {
  const { t, i18n } = useLingui()
  return ({ kind, undoes }) => {
    const title = i18n._(kindWords[kind])
    return undoes === null ? title : t`Undo: ${title}`
  }
}
