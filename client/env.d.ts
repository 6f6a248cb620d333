interface ImportMetaEnv {
  /** `on` starts the hub of client/mocks in the browser. */
  readonly VITE_MOCKS?: string
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
