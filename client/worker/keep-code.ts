/** What a page asks of the worker: to keep the texts of a language, and the code that plays, and to be told when they are there. */
export interface KeepCode {
  locale: string
  withPlayers: boolean
  port: MessagePort
}
