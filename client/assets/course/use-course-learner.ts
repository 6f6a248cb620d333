import { useSession } from '../../api/session.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { usePlayerLabels } from '../use-player-labels.ts'

/** Who plays a course, as its frame is told, with the words of the player in their language. */
export function useCourseLearner() {
  const { user } = useSession()
  const learner = { id: user.id, name: `${user.last_name}, ${user.first_name}` }
  return { learner, locale: activeTag(), labels: usePlayerLabels() }
}
