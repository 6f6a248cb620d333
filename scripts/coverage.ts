import { seenInThisRun, writeCoverage } from './test/contract-coverage.ts'

/** `make coverage`: writes down, for the documentation, which answers the last `make test` has seen. */
const seen = seenInThisRun()
if (Object.keys(seen).length === 0) {
  console.error('There is nothing to write down. Run make test first.')
  process.exit(1)
}
writeCoverage(seen)
