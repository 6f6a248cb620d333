import { setPriority } from 'node:os'
import { writeClient } from '../generate/client.ts'

/**
 * Writes the hooks whenever it is told to, and answers null or why it could not. A generator that stays loaded takes half of the
 * time, and one of low priority leaves the processor to the page that shows the change meanwhile.
 */
setPriority(10)
process.on('message', () => {
  writeClient().then(
    () => process.send!(null),
    (fault: Error) => process.send!(fault.message),
  )
})
