import { accessStated, rateStated } from './access.js'
import { errorsDeclared, examplesGiven, listsPaged, operationIdForm } from './operations.js'
import { noDefaultInBranches, pathLevelParams, requestBodiesClosed } from './requests.js'
import { boundsGiven, descriptionsGiven } from './schemas.js'
import { tagHasFolder, tagInOneGroup } from './tags.js'

/** The house rules of the contract. Each has a test in rules.test.ts that has seen it fail. */
export default function hubRules() {
  return {
    id: 'hub',
    rules: {
      oas3: {
        'operation-id-form': operationIdForm,
        'access-stated': accessStated,
        'rate-stated': rateStated,
        'examples-given': examplesGiven,
        'errors-declared': errorsDeclared,
        'lists-paged': listsPaged,
        'tag-in-one-group': tagInOneGroup,
        'tag-has-folder': tagHasFolder,
        'bounds-given': boundsGiven,
        'descriptions-given': descriptionsGiven,
        'request-bodies-closed': requestBodiesClosed,
        'path-level-params': pathLevelParams,
        'no-default-in-branches': noDefaultInBranches,
      },
    },
  }
}
