export default function hubRules(): { id: string; rules: { oas3: Readonly<Record<string, unknown>> } }
