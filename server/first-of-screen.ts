/** What the page of a screen names, as scripts/build/first-of-screens.ts writes it: files that load with the shell, and answers. */
export interface FirstOfScreen {
  files: string[]
  /** Addresses of calls, with parameters of the screen's path in braces. */
  answers: string[]
}
