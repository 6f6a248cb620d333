import { runChecks } from './check/checks.ts'

/** `make check` */
const { failed } = await runChecks((line) => console.log(line))
if (failed.length) process.exitCode = 1
