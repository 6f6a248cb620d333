/** Conditions that another one implies, and why they stand there all the same. */
export const IMPLIED: readonly { file: string; text: string; because: string }[] = []
