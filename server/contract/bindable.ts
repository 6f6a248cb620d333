import { answerCheck } from './answers.ts'
import type { ContractDocument } from './document.ts'
import { contractRoutes, resolverOf } from './routes.ts'
import { validatorCompiler } from './validation.ts'

const made = new WeakMap<ContractDocument, Bindable>()

type Bindable = ReturnType<typeof makeBindable>

/** What Fastify takes of a contract: made once, and the same for every hub that this process builds, which in the tests are hundreds. */
export function bindableOf(contract: ContractDocument): Bindable {
  const known = made.get(contract) ?? makeBindable(contract)
  made.set(contract, known)
  return known
}

function makeBindable(contract: ContractDocument) {
  const resolve = resolverOf(contract)
  return {
    resolve,
    routes: contractRoutes(contract),
    validators: validatorCompiler(resolve),
    checks: answerCheck(resolve),
  }
}
