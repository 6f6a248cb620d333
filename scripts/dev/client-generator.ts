import { setPriority } from 'node:os'
import { readContract, writeClient } from '../generate/client.ts'

/**
 * Writes the hooks of what changed in the contract whenever it is told to, and answers null or why it could not. A generator of
 * low priority leaves the processor to the page that shows the change meanwhile.
 */
setPriority(10)
let written = readContract()
process.on('message', () => {
  writeClient(written).then(
    (contract) => {
      written = contract
      process.send!(null)
    },
    (fault: Error) => process.send!(fault.message),
  )
})
