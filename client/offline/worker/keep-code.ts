/** What a page asks of the worker: to keep a file of texts, and the code that plays, and to be told when they are there. */
export interface KeepCode {
  texts: string
  withPlayers: boolean
  port: MessagePort
}
