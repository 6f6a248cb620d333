export interface Exception {
  rule: string
  says: string
  why: string
}
export declare function hubRules(exceptions?: Exception[]): {
  id: string
  rules: { oas3: Record<string, () => object> }
  preprocessors: { oas3: Record<string, () => object> }
}
