import { EXCEPTIONS, excepting } from './exceptions.js'
import { accessStated, rateStated, waysInListed } from './access.js'
import { defaultsGiven } from './defaults.js'
import { deprecationsTold } from './deprecations.js'
import { keysTaken } from './keys.js'
import { locationsKnown } from './locations.js'
import { managersBounded } from './managers.js'
import {
  downloadsTicketed,
  examplesGiven,
  keysAnswered,
  listsPaged,
  listsSorted,
  operationIdForm,
  problemsKnown,
  restorablesTold,
} from './operations.js'
import { noDefaultInBranches, pathLevelParams, requestBodiesClosed } from './requests.js'
import { resourceStated } from './resources.js'
import { boundsGiven, descriptionsGiven, namesInStyle } from './schemas.js'
import { addUsualAnswers } from './usual-answers.js'
import { versionsNamed } from './versions.js'
import { tagListed, tagInOneGroup } from './tags.js'

const RULES = {
  'operation-id-form': operationIdForm,
  'access-stated': accessStated,
  'rate-stated': rateStated,
  'ways-in-listed': waysInListed,
  'managers-bounded': managersBounded,
  'keys-taken': keysTaken,
  'locations-known': locationsKnown,
  'versions-named': versionsNamed,
  'deprecations-told': deprecationsTold,
  'resource-stated': resourceStated,
  'examples-given': examplesGiven,
  'lists-paged': listsPaged,
  'lists-sorted': listsSorted,
  'keys-answered': keysAnswered,
  'downloads-ticketed': downloadsTicketed,
  'problems-known': problemsKnown,
  'restorables-told': restorablesTold,
  'names-in-style': namesInStyle,
  'tag-in-one-group': tagInOneGroup,
  'tag-listed': tagListed,
  'bounds-given': boundsGiven,
  'descriptions-given': descriptionsGiven,
  'defaults-given': defaultsGiven,
  'request-bodies-closed': requestBodiesClosed,
  'path-level-params': pathLevelParams,
  'no-default-in-branches': noDefaultInBranches,
}

/** The house rules of the contract. Each has a test in rules.test.ts that has seen it fail. */
export function hubRules(exceptions = EXCEPTIONS) {
  const rules = Object.entries(RULES).map(([name, rule]) => [name, excepting(name, rule, exceptions)])
  return {
    id: 'hub',
    rules: { oas3: Object.fromEntries(rules) },
    preprocessors: { oas3: { 'usual-answers': addUsualAnswers } },
  }
}

/** What Redocly loads; it hands the module's resolver over, which is no list of exceptions. */
export default function plugin() {
  return hubRules()
}
