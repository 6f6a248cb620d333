import { buildAll } from './build/steps.ts'

/** `make build`: everything that a hub serves, for where it is not started by `make start`. */
await buildAll((line) => console.log(line)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
