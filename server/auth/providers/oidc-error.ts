/** Why the sign-in page opens again, as it stands in its address. */
export type OidcProblem = 'oidc-refused' | 'oidc-failed' | 'oidc-no-account'

/** A sign-in at the provider that came to nothing. Its message is for the log alone. */
export class OidcFailure extends Error {
  readonly problem: OidcProblem

  constructor(problem: OidcProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}
