import { runChecks } from './check/checks.ts'

/** `make check`, all of them or ONLY one. */
const { failed } = await runChecks((line) => console.log(line), process.env['ONLY']).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
if (failed.length) process.exitCode = 1
