/** Why something was not kept, in words for the person. */
export interface Refusal {
  title: string
  text: string
  /** What is wrong with which field, by its path such as `name` or `items.0.points`; empty where no field is to blame. */
  fields: Record<string, string>
}
