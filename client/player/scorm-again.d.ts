// The package's types promise a default export where its modules have a named one, so the part in use is declared here.
declare module 'scorm-again/scorm12/min' {
  export const Scorm12API: new (settings: import('./runtime.ts').RuntimeSettings) => import('./runtime.ts').ScormRuntime
}

declare module 'scorm-again/scorm2004/min' {
  export const Scorm2004API: new (
    settings: import('./runtime.ts').RuntimeSettings,
  ) => import('./runtime.ts').ScormEngine
}
