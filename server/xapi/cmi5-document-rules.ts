import { all, languageTag, oneOf, record, text, type Check } from './check-rules.ts'
import type { Content, DocumentPlace } from './state-document-rules.ts'
import { XapiFault } from './xapi-fault-rules.ts'
import { parsedJson } from './json-rules.ts'
import type { Launch } from './launch-types.ts'

/** The documents that cmi5 itself defines, and who may write what into them. */

/** What the hub says to a unit as it is launched (10). */
export const LAUNCH_DATA = 'LMS.LaunchData'

/** What somebody likes in all courses (11). */
const PREFERENCES = 'cmi5LearnerPreferences'

/** @throws XapiFault 403 where a unit changes what the hub said to it */
export function mustLeaveLaunchData({ kind, name }: DocumentPlace, launch: Launch): void {
  if (launch.kind === 'cmi5' && kind === 'state' && name === LAUNCH_DATA)
    throw new XapiFault(403, 'LMS.LaunchData is what the hub says to the unit, and the unit may read it only.')
}

const tags: Check = (value, at) => {
  for (const each of String(value).split(',')) languageTag(each.trim(), at)
}
const isPreferences = record({ languagePreference: all(text, tags), audioPreference: oneOf('on', 'off') }, [
  'languagePreference',
  'audioPreference',
])

/**
 * Whoever writes it: all units of the learner read it.
 * @param launch of a unit that writes; null for others
 * @throws XapiFault for preferences that no unit could read: 403 to a unit, which is to go on then, 400 to others
 */
export function mustBePreferences(
  { kind, name }: DocumentPlace,
  { content, contentType }: Content,
  launch: Launch | null,
): void {
  if (kind !== 'agent' || name !== PREFERENCES) return
  try {
    if (!/^application\/json\b/i.test(contentType)) throw new XapiFault(400, `${PREFERENCES} has to be JSON.`)
    isPreferences(parsedJson(content.toString('utf8'), PREFERENCES), PREFERENCES)
  } catch (fault) {
    if (launch && fault instanceof XapiFault) throw new XapiFault(403, fault.message)
    throw fault
  }
}
