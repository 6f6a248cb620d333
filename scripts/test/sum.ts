import { sumOf } from './report.ts'
import { tell, totalsOf } from './run.ts'

/** Ends a run of `make test` and `make prove` with what failed in either and one line for both. */
const { unsteady = [], ...sum } = sumOf([totalsOf('test'), totalsOf('prove')])
tell({ ...sum, unsteady })
