import { proveVisibility } from './prove/visibility/prove.ts'
console.log(await proveVisibility(console.log, process.env['UNDER']))
