import { parentPort } from 'node:worker_threads'
import { writeClient } from '../generate/client.ts'

/** Writes the hooks whenever it is told to, and answers null or why it could not: a generator that stays loaded takes half of the time. */
const port = parentPort!
port.on('message', () => {
  writeClient().then(
    () => port.postMessage(null),
    (fault: Error) => port.postMessage(fault.message),
  )
})
