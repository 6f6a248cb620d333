import { sumOf } from './report.ts'
import { tell, totalsOf } from './run.ts'

/** Ends a run of `make test` and `make prove` with what failed in either and one line for both. */
const runs = [totalsOf('test'), totalsOf('prove')]
const { unsteady = [], ...sum } = sumOf(runs)
tell({ ...sum, unsteady, took: runs.flatMap(({ took }) => took) })
