import { inOneLine, totalsOf } from './run.ts'

/** Ends a run of `make test` and `make prove` with one line for both. */
const [test, prove] = [totalsOf('test'), totalsOf('prove')]
console.log(
  inOneLine({
    passed: test.passed + prove.passed,
    failed: test.failed + prove.failed,
    skipped: test.skipped + prove.skipped,
  }),
)
