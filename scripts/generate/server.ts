import { writeAccess } from './access.ts'
import type { Contract } from './contract.ts'
import { writeOperations } from './operations.ts'
import { writeReferenceData } from './reference-data.ts'
import { writeResources } from './resources.ts'

/** Writes what the server reads of the contract when it starts; its types are for the editor alone. */
export function writeForServer(contract: Contract): void {
  writeOperations(contract)
  writeAccess(contract)
  writeReferenceData(contract)
  writeResources(contract)
}
