/** What the shell asks for as soon as it stands, as one file: what is asked for by itself costs a request of its own. */
export { forgetAllKept, reachHub } from '../api/reach-hub.ts'
export { NewcomerStep } from './newcomer-step.tsx'
