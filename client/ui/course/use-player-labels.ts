import { useLingui } from '@lingui/react/macro'
import type { Labels } from '../../player/bridge.ts'

/** The words of the player page, which has no catalogue of its own. */
export function usePlayerLabels(): Labels {
  const { t } = useLingui()
  return {
    contents: t`Contents`,
    next: t`Next`,
    previous: t`Previous`,
    done: t`Done`,
    passed: t`Passed`,
    failed: t`Not passed`,
    opened: t`Started`,
    notStarted: t`Not started`,
    finished: t`You have finished this course`,
    close: t`Close the course`,
    loading: t`Loading`,
    blocked: t`The rules of this course do not let you go on yet.`,
    left: t`You have closed this part. Choose in the contents how to go on.`,
    ownWindow: t`This part of the course opens in a window of its own.`,
    openWindow: t`Open the window`,
    windowOpen: t`This part is open in another window. Close that window when you are done with it.`,
    windowBlocked: t`Your browser has blocked a window that this part of the course opens.`,
    closed: t`You have closed this part of the course.`,
    openAgain: t`Open it again`,
    problem: t`This part of the course could not be opened. Reload the page.`,
  }
}
